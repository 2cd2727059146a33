"""How strong the suite is: what it makes of programs that are wrong on purpose, and of programs that know nothing."""
