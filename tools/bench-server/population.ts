import type pg from 'pg';

const columns =
  'id, name, email, password_hash, gender, city, birth_date, about, premium_until, online_until, created_at, goals, height, languages, smoking';

/**
 * Members as a country has them: a tenth in the capital and ever fewer in forty other cities, more young than old,
 * 45 % women, a tenth with premium, one in fifty online and half of the others once so, all within three years. Two thirds tell how tall they
 * are and what they look for; one in two hundred speaks a rare language.
 */
export async function makePopulation(database: pg.Client, count: number): Promise<void> {
  await database.query('select setseed(0.42)');
  await database.query(
    `insert into users (${columns})
    select n, 'Участник ' || n, n || '@example.org', 'none',
      case when random() < 0.45 then 'female' else 'male' end,
      case when random() < 0.1 then 'Москва' else 'Город ' || floor(40 * random() ^ 2) end,
      (now() - interval '18 years' - interval '52 years' * random() ^ 1.7)::date,
      repeat('О себе ', 20),
      case when random() < 0.1 then now() + interval '30 days' * random() end,
      case when random() < 0.02 then now() + interval '1 hour' end,
      now() - interval '3 years' * (1 - n::float / $1),
      case when random() < 0.7 then array[(array['find_love', 'friendship', 'quick_meetings'])[1 + floor(3 * random())::int]]
        else '{}' end,
      case when random() < 0.7 then 150 + floor(45 * random())::int end,
      case when random() < 0.005 then '{Русский,Persian}'::text[] else '{Русский}' end,
      case when random() < 0.6 then (array['smoking_no', 'smoking_smoke', 'smoking_quit'])[1 + floor(3 * random())::int] end
    from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`);
  await database.query('vacuum analyze users');
}
