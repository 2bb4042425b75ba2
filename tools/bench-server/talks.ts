import type pg from 'pg';

/** A man and a woman who talk, of whom the first sends. */
export interface Talk {
  readonly dialogue: number;
  readonly sender: number;
  readonly recipient: number;
}

const base = { sender: 7_100_000, recipient: 8_200_000, dialogue: 900_300_000 } as const;

export const talkOf = (at: number): Talk => ({
  dialogue: base.dialogue + at,
  sender: base.sender + at,
  recipient: base.recipient + at,
});

/** Couples with an open dialogue each, under ids that stand for nothing else in a statement. */
export async function makeTalks(database: pg.Client, count: number): Promise<Talk[]> {
  const people = `insert into users (id, name, email, password_hash, gender, city, birth_date)
    select $1::int + n, 'Участник', $2::text || n, 'none', $2::text, 'Москва', '1999-01-01' from generate_series(0, $3::int - 1) n`;
  await database.query(people, [base.sender, 'male', count]);
  await database.query(people, [base.recipient, 'female', count]);
  await database.query(
    `insert into dialogues (id, low_id, high_id, is_shown_to_low, is_shown_to_high, is_kept_available)
    select $1::int + n, $2::int + n, $3::int + n, true, true, true from generate_series(0, $4::int - 1) n`,
    [base.dialogue, base.sender, base.recipient, count],
  );
  await database.query('vacuum analyze');
  return Array.from({ length: count }, (_, at) => talkOf(at));
}
