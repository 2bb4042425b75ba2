/** `crowd.ts EMAIL COUNT`: so many like a member, and as many again are matches with a dialogue; the server must be stopped. */
import { openServersDatabase } from './openServersDatabase';

const [email = '', given = ''] = process.argv.slice(2);
const count = Number(given);
if (!/^[\w.@-]+$/.test(email) || !Number.isInteger(count))
  throw new Error('An e-mail and a number are needed');
const { db, close } = await openServersDatabase();
await db.execute(`
  update users set premium_until = now() + interval '7 days' where email = '${email}';
`);
await db.execute(`
  insert into users (name, email, password_hash, gender, city, birth_date)
  select case when n <= ${count} then 'Анна' else 'Ольга' end, n || '@crowd.ru', 'none', 'female', 'Тула', '2000-06-15'
  from generate_series(1, ${2 * count}) n`);
await db.execute(`
  insert into likes (from_id, to_id, created_at)
  select her.id, him.id, now() - her.id * interval '1 minute'
  from users her, users him where her.email like '%@crowd.ru' and him.email = '${email}'`);
await db.execute(`
  insert into likes (from_id, to_id, created_at)
  select him.id, her.id, now() - her.id * interval '1 minute'
  from users her, users him where her.email like '%@crowd.ru' and her.name = 'Ольга' and him.email = '${email}'`);
await db.execute(`
  insert into dialogues (low_id, high_id, is_shown_to_low, is_shown_to_high, is_kept_available, last_activity_at, low_shown_at, high_shown_at)
  select least(him.id, her.id), greatest(him.id, her.id), true, true, true,
    now() - her.id * interval '1 minute', now() - interval '1 day', now() - interval '1 day'
  from users her, users him where her.email like '%@crowd.ru' and her.name = 'Ольга' and him.email = '${email}'`);
await close();
