"""Whether the tricks that are still missing in front can be laid, as far as that is easily seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import HEARTS, QUEEN, SUIT_SETS

if TYPE_CHECKING:
    from reference_impl.search.ground import Ground, Node


def is_dead(ground: Ground, node: Node) -> bool:
    """Tell that the tricks in front can certainly not be laid."""
    layout, aim = ground.layout, ground.aim
    upto = min(node.trick, layout.at - 1)
    slots = _early_slots(ground, upto)
    usable = node.pool & ~aim.late
    if usable.bit_count() < slots or (node.pool & aim.early).bit_count() > slots:
        return True
    if not any(ground.room) and _is_uneven(ground, node):
        return True
    if node.trick < layout.at and any(node.owes):
        fixed = sum(card for slot in layout.fixed[1 : upto + 1] for card in slot.values())
        return not (usable | fixed) & (HEARTS | QUEEN)
    return False


def is_scarce(ground: Ground, node: Node) -> bool:
    """Tell whether the tricks before the position cannot do without cards that are better not spent."""
    plain = node.pool & ~ground.aim.late & ~ground.aim.dear
    return plain.bit_count() < _early_slots(ground, min(node.trick, ground.layout.at - 1))


def odd_suits(ground: Ground, node: Node) -> tuple[bool, ...]:
    """Tell by suit whether it cannot be played out in tricks in which everybody follows."""
    if any(ground.room):
        return (False,) * len(SUIT_SETS)
    left = _left(ground, node)
    return tuple((left & of_suit).bit_count() % ground.players != 0 for of_suit in SUIT_SETS)


def _early_slots(ground: Ground, upto: int) -> int:
    """Return how many cards of the pool the tricks up to one before the position still take."""
    if not upto:
        return 0
    return ground.open_slots[upto] - ground.aim.first_trick.bit_count() - ground.layout.opening.bit_count()


def _is_uneven(ground: Ground, node: Node) -> bool:
    """Tell that the cards left, all of which must be played, need a discard and nobody can make one."""
    if any(0 < len(fixed) < ground.players for fixed in ground.layout.fixed[1 : node.trick + 1]):
        return False
    left = _left(ground, node)
    return any(odd_suits(ground, node)) and all(
        later & of_suit for of_suit in SUIT_SETS if left & of_suit for later in node.later
    )


def _left(ground: Ground, node: Node) -> int:
    """Return the cards still to be played, those set aside for the first trick left out."""
    left = node.pool | sum(node.kept) | ground.layout.opening
    return left & ~ground.opening_card if ground.aim.first_trick else left
