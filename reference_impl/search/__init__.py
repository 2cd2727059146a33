"""Search on top of the engine: whole deals for partly stated positions, and deals that lead to given totals."""
