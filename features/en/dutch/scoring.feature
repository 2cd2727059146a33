Feature: Scoring a deal
  Every heart counts 1, Q♠ 5 and J♣ 2 for whoever takes the trick they lie in: fifteen points in a deal.

  @id:G49O2 @clause:score.cards @clause:score.captured @clause:sweep.condition @clause:trick.winner @clause:play.discard @clause:play.follow-suit
  Scenario: A costly club trick: J♣ and a Q♠ thrown by a void player cost the leader seven points
    Given we play nl-short
    And no heart has been played
    And the trick so far is A K♣, B J♣
    And C holds 9♦ 10♦ Q♠ 8♥ J♥
    And D holds 8♣ K♦ Q♥ K♥ A♥
    Then C may play any card
    When C plays Q♠
    Then D may play 8♣
    When D plays 8♣
    Then A takes the trick
    And A has 7 points so far
    And C has 0 points so far
    # Two hearts more make nine; the other hearts go elsewhere, so this is no pit.
    When the deal is played out with points A 9, B 0, C 0, D 6
    Then the deal scores A 9, B 0, C 0, D 6

  @clause:score.cards @clause:score.captured @clause:play.follow-suit
  Scenario Outline: What a trick costs whoever takes it
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is <trick>
    And D holds J♣ J♦ Q♠ 7♥ 9♥ 10♥ K♥
    Then D may play <last>
    When D plays <last>
    Then A has <points> points so far
    And D has 0 points so far

    Examples:
      | id    | trick             | last | points |
      | L3HNW | A A♦, B 10♦, C Q♦ | J♦   | 0      |
      | AYK9P | A A♠, B K♠, C 9♠  | Q♠   | 5      |
      | CGEW7 | A A♣, B Q♣, C 10♣ | J♣   | 2      |
      | B9EI5 | A A♦, B 8♥, C A♥  | J♦   | 2      |

  @id:CEZ88 @clause:score.captured @clause:score.cards @clause:play.discard @clause:play.follow-suit
  Scenario: Who throws Q♠ is rid of it: the points are the taker's
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    And C holds 9♠ 10♠ Q♠ 7♥ 8♥ 10♥ J♥
    And D holds 10♣ 9♦ 7♠ K♠ 9♥ K♥ A♥
    Then C may play any card
    When C plays Q♠
    Then D may play 9♦
    When D plays 9♦
    Then A has 5 points so far
    And C has 0 points so far

  @id:LGZ7C @clause:score.captured @clause:score.cards @clause:play.follow-suit
  Scenario: The points of several tricks add up
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And an earlier trick went A K♦, B 8♥, C 9♦, D J♦
    And the trick so far is A A♠, B K♠, C 9♠
    And D holds J♣ Q♠ 7♥ 9♥ 10♥ K♥
    Then D may play Q♠
    When D plays Q♠
    Then A has 6 points so far
    And B has 0 points so far

  @id:LI2B5 @clause:score.cards @clause:score.captured
  Scenario: A normal deal divides fifteen points
    Given we play nl-short
    When the deal is played out and the penalty cards go to A Q♠ 7♥ 8♥, B 9♥ 10♥ J♥ Q♥, C J♣ K♥ A♥
    Then the deal scores A 7, B 4, C 4, D 0
