-- The list of cities has a second town of each of these names now, so that each carries its region (D-40).
update users
set city = renamed.now
from (values
  ('Городище', 'Городище (Волгоградская область)'),
  ('Краснослободск', 'Краснослободск (Волгоградская область)'),
  ('Никольск', 'Никольск (Пензенская область)'),
  ('Фокино', 'Фокино (Приморский край)')
) as renamed (before, now)
where users.city = renamed.before
