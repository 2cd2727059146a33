Feature: The match and its end
  Deals are added up from nothing. In the short game the match is over after the deal that brings anybody to fifty, and
  the lowest total wins.

  @id:L3C38 @clause:match.start @clause:match.add
  Scenario: Everybody starts at 0
    Given we play nl-short
    When the deal begins
    Then the totals are A 0, B 0, C 0, D 0
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 9, B 1, C 5, D 0

  @id:JZ9LV @clause:match.add @clause:score.cards
  Scenario: Deals are added up, and a new deal starts with nothing taken
    Given we play nl-short
    When the deal is played out with points A 9, B 1, C 5, D 0
    And the next deal is dealt
    Then A has 0 points so far
    And the totals are A 9, B 1, C 5, D 0
    When the deal is played out with points A 0, B 7, C 2, D 6
    Then the deal scores A 0, B 7, C 2, D 6
    And the totals are A 9, B 8, C 7, D 6

  @clause:setup.dealer @clause:score.cards
  Scenario Outline: Who deals next
    Given we play nl-omslag
    And the table plays that <reading>
    And <dealer> is the dealer
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the deal scores A 9, B 1, C 5, D 0
    When the next deal is dealt
    Then <next> is the dealer

    Examples:
      | id    | reading                     | dealer | next |
      | BIPA4 | the deal moves to the left  | B      | C    |
      | HTWG3 | the deal moves to the left  | D      | A    |
      | L6ZXT | the same player deals again | B      | B    |

  @id:KT8DB @clause:match.end @clause:match.add @clause:reversal.subtract
  Scenario: Forty-nine is not enough to end the match
    Given we play nl-short
    And the totals are A 40, B 20, C 10, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 49, B 21, C 15, D 5
    And the match goes on
    And points are added

  @id:EH439 @clause:match.end @clause:match.add
  Scenario: Forty is not enough to end the match, and forty-eight is not
    Given we play nl-short
    And the totals are A 31, B 15, C 9, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 40, B 16, C 14, D 5
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 8, B 2, C 5, D 0
    Then the totals are A 48, B 18, C 19, D 5
    And the match goes on

  @id:BBR2F @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scenario: Exactly fifty ends the match, and the lowest total wins
    Given we play nl-short
    And the totals are A 41, B 20, C 9, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 50, B 21, C 14, D 5
    And the match is over
    And D wins the match

  @id:CHO2X @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: The lowest total wins, even when its player took most in the last deal
    Given we play nl-short
    And the totals are A 46, B 30, C 25, D 4
    When the deal is played out with points A 5, B 1, C 0, D 9
    Then the totals are A 51, B 31, C 25, D 13
    And the match is over
    And D wins the match

  @id:BDY3A @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Two players tied for the lowest total share the victory
    # Two others are past fifty together.
    Given we play nl-short
    And the totals are A 49, B 49, C 11, D 11
    When the deal is played out with points A 6, B 9, C 0, D 0
    Then the totals are A 55, B 58, C 11, D 11
    And the match is over
    And C and D win the match

  @id:EL7CF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Three may share it as well
    Given we play nl-short
    And the totals are A 45, B 15, C 15, D 15
    When the deal is played out with points A 6, B 3, C 3, D 3
    Then the totals are A 51, B 18, C 18, D 18
    And B, C and D win the match

  @id:JHMR4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: A tie that is not for the lowest total does not matter
    Given we play nl-short
    And the totals are A 48, B 20, C 25, D 12
    When the deal is played out with points A 5, B 5, C 0, D 5
    Then the totals are A 53, B 25, C 25, D 17
    And the match is over
    And D wins the match

  @id:ATLW9 @clause:match.end @clause:match.winner @clause:match.tie @clause:match.mid-deal @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scenario: A pit is scored before the totals are looked at
    # As points it would have been A 55, B 45, and a win for C and D with 10.
    Given we play nl-short
    And the totals are A 40, B 45, C 10, D 10
    When the deal is played out and A takes every penalty card
    Then the totals are A 40, B 60, C 25, D 25
    And the match is over
    And C and D win the match

  @id:ELP28 @clause:match.end @clause:match.winner @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scenario: A pit may end the match and win it
    Given we play nl-short
    And the totals are A 14, B 36, C 40, D 30
    When the deal is played out and A takes every penalty card
    Then the totals are A 14, B 51, C 55, D 45
    And the match is over
    And A wins the match

  @id:K7PU9 @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scenario: A deal in which somebody comes to fifty is played to its end
    Given we play nl-short
    And the totals are A 45, B 20, C 20, D 5
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    Then A has 5 points so far
    And the deal is not over
    And it is A's turn
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 24, C 26, D 5
    And the match is over
    And D wins the match

  @id:F5JDT @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scenario: Where the match ends in mid-deal, the trick that brings fifty is the last
    Given we play nl-short
    And the table plays that the match ends at once, in mid-deal
    And the totals are A 45, B 20, C 20, D 5
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    Then the match is over
    And the deal scores A 5, B 0, C 0, D 0
    And the totals are A 50, B 20, C 20, D 5
    And D wins the match

  @id:HR8C3 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: A table may play to forty
    Given we play nl-short
    And the table plays that the threshold is 40 points
    And the totals are A 31, B 20, C 6, D 3
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 40, B 21, C 11, D 3
    And the match is over
    And D wins the match

  @id:CZPK6 @clause:match.end @clause:match.add
  Scenario: A table that plays to a hundred goes on past fifty
    Given we play nl-short
    And the table plays that the threshold is 100 points
    And the totals are A 48, B 20, C 15, D 7
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 57, B 21, C 20, D 7
    And the match goes on

  @id:DR57H @clause:match.end @clause:match.add
  Scenario: Where fifty must be passed, exactly fifty is not enough
    Given we play nl-short
    And the table plays that the threshold must be passed
    And the totals are A 41, B 20, C 9, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 50, B 21, C 14, D 5
    And the match goes on

  @id:KTM22 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Where fifty must be passed, fifty-one ends the match
    Given we play nl-short
    And the table plays that the threshold must be passed
    And the totals are A 42, B 20, C 8, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 51, B 21, C 13, D 5
    And the match is over
    And D wins the match

  @id:C79TW @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Where a tie is played off, deals go on until one player has the lowest total
    Given we play nl-short
    And the table plays that at a tie for the lowest total another deal is played
    And the totals are A 49, B 49, C 11, D 11
    When the deal is played out with points A 6, B 9, C 0, D 0
    Then the totals are A 55, B 58, C 11, D 11
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 2, B 0, C 9, D 4
    Then the totals are A 57, B 58, C 20, D 15
    And the match is over
    And D wins the match

  @id:D3DXF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Where a tie is played off, a tie that is not for the lowest total is not
    Given we play nl-short
    And the table plays that at a tie for the lowest total another deal is played
    And the totals are A 48, B 20, C 25, D 12
    When the deal is played out with points A 5, B 5, C 0, D 5
    Then the totals are A 53, B 25, C 25, D 17
    And the match is over
    And D wins the match
