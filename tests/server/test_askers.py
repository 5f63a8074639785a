"""Nobody fills a queue alone, also not as many guests."""

from sagrada.server.askers import Asker, has_room


def test_one_person_has_few_places() -> None:
    ann = Asker("ann", "9.0.0.1")
    assert has_room([ann], ann, most=10, most_of_person=2)
    assert not has_room([ann, ann], ann, most=10, most_of_person=2)
    assert has_room([ann, ann], Asker("bob", "9.0.0.2"), most=10, most_of_person=2)


def test_guests_of_one_network_leave_room_for_others() -> None:
    guests = [Asker(f"guest {number}", "9.0.0.1") for number in range(5)]
    assert has_room(guests[:4], guests[4], most=10, most_of_person=2)
    assert not has_room(guests, Asker("one more", "9.0.0.1"), most=10, most_of_person=2)
    assert has_room(guests, Asker("ann", "9.0.0.2"), most=10, most_of_person=2)


def test_there_is_an_end_to_it() -> None:
    many = [Asker(f"person {number}", f"9.0.0.{number}") for number in range(10)]
    assert not has_room(many, Asker("ann", "9.0.1.1"), most=10, most_of_person=2)
