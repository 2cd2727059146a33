Feature: From deal to deal until somebody has 100
  Scores are added up. When somebody has 100 points or more after a deal, the match is over and the lowest total wins;
  those who share it all win.

  @id:OJBB4 @clause:match.start @clause:match.add @clause:passing.cycle
  Scenario: Everybody starts at 0, and the first pass is to the left
    Given we play international
    And it is deal 1
    When the deal begins
    Then cards are passed left
    And the totals are A 0, B 0, C 0, D 0
    When the deal is played out with points A 13, B 7, C 6, D 0
    Then the totals are A 13, B 7, C 6, D 0

  @id:PH7V7 @clause:match.add @clause:match.end @clause:score.cards @clause:reversal.subtract
  Scenario: Scores are added deal by deal
    Given we play international
    When the deal is played out with points A 13, B 7, C 6, D 0
    Then the totals are A 13, B 7, C 6, D 0
    When the next deal is dealt
    And the deal is played out with points A 2, B 19, C 0, D 5
    Then the deal scores A 2, B 19, C 0, D 5
    And the totals are A 15, B 26, C 6, D 5
    And the match goes on

  @id:YAP4H @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Past 100 the match is over and the lowest total wins
    Given we play international
    And the totals are A 98, B 40, C 26, D 18
    When the deal is played out with points A 5, B 13, C 8, D 0
    Then the totals are A 103, B 53, C 34, D 18
    And the match is over
    And D wins the match

  @id:OXGS3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scenario: Exactly 100 is enough to end the match, and stays 100
    Given we play international
    And the totals are A 87, B 61, C 40, D 20
    When the deal is played out with points A 13, B 0, C 6, D 7
    Then the totals are A 100, B 61, C 46, D 27
    And the match is over
    And D wins the match

  @id:YE2MZ @clause:match.end @clause:match.add
  Scenario: At 99 the match goes on
    Given we play international
    And the totals are A 86, B 62, C 40, D 20
    When the deal is played out with points A 13, B 0, C 6, D 7
    Then the totals are A 99, B 62, C 46, D 27
    And the match goes on

  @id:NPHJ6 @clause:match.end @clause:match.add
  Scenario: With 104 points among them the match goes on: each total counts by itself
    Given we play international
    And the totals are A 46, B 3, C 2, D 1
    When the deal is played out with points A 3, B 15, C 5, D 3
    Then the totals are A 49, B 18, C 7, D 4
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 0, B 4, C 17, D 5
    Then the totals are A 49, B 22, C 24, D 9
    And the match goes on

  @id:QM4J3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Equal totals that are not the lowest are no draw
    Given we play international
    And the totals are A 89, B 43, C 39, D 11
    When the deal is played out with points A 17, B 2, C 6, D 1
    Then the totals are A 106, B 45, C 45, D 12
    And the match is over
    And D wins the match

  @id:PPW68 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scenario: Two reach 100 together, and the two who share the lowest total both win
    Given we play international
    And the totals are A 99, B 99, C 24, D 38
    When the deal is played out with points A 1, B 1, C 19, D 5
    Then the totals are A 100, B 100, C 43, D 43
    And the match is over
    And C and D win the match

  @id:UD3RY @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scenario: Three share the lowest total and all three win
    Given we play international
    And the totals are A 24, B 84, C 24, D 24
    When the deal is played out with points A 2, B 20, C 2, D 2
    Then the totals are A 26, B 104, C 26, D 26
    And the match is over
    And A, C and D win the match

  @id:V62DX @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Giving North the queen ends the match, and you win with the lowest total
    # 001, tip 6: North stands at 92. You are A here, and North is C.
    Given we play international
    And the totals are A 20, B 40, C 92, D 30
    When the deal is played out with points A 2, B 5, C 15, D 4
    Then the totals are A 22, B 45, C 107, D 34
    And the match is over
    And A wins the match

  @id:Y7DMA @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Only the score after a moon is added: the shooter at 80 does not reach 100
    Given we play international
    And the totals are A 80, B 90, C 6, D 6
    When the deal is played out and A takes every penalty card
    Then the totals are A 80, B 116, C 32, D 32
    And the match is over
    And C and D win the match

  @id:YA2ZB @clause:match.end @clause:match.winner @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: A moon may end the match without making the shooter the winner
    Given we play international
    And the totals are A 60, B 82, C 32, D 34
    When the deal is played out and A takes every penalty card
    Then the totals are A 60, B 108, C 58, D 60
    And the match is over
    And C wins the match

  @id:YA98I @clause:match.end @clause:match.mid-deal @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: 90 and 26 points taken are no 116 when they are a moon
    Given we play international
    And the totals are A 90, B 60, C 32, D 0
    When the deal is played out and A takes every penalty card
    Then the totals are A 90, B 86, C 58, D 26
    And the match goes on

  @id:N4CDM @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:trick.all @clause:play.follow-suit @clause:match.add
  Scenario: In mid-deal nobody is out: the deal is played to its end
    Given we play international
    And the totals are A 95, B 41, C 30, D 16
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then A takes the trick
    And A has 13 points so far
    And the deal is not over
    And it is A's turn
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the totals are A 108, B 46, C 38, D 16
    And the match is over
    And D wins the match

  @clause:setup.dealer @clause:score.cards
  Scenario Outline: When <agreement>, <next> deals after D
    Given we play international
    And the table plays that <agreement>
    And D is the dealer
    When the deal is played out with points A 5, B 8, C 13, D 0
    Then the deal scores A 5, B 8, C 13, D 0
    When the next deal is dealt
    Then <next> is the dealer

    Examples:
      | id    | agreement                   | next |
      | YBVX4 | the deal moves to the left  | A    |
      | UN7WZ | the same player deals again | D    |
