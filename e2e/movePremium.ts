/** `movePremium.ts EMAIL MS`: premium ends so many milliseconds from now; the server must be stopped. */
import { openServersDatabase } from './openServersDatabase';

const [email = '', ms = ''] = process.argv.slice(2);
if (!/^[\w.@-]+$/.test(email)) throw new Error(`"${email}" is no e-mail of a demo member`);
const end = new Date(Date.now() + Number(ms)).toISOString();
const { db, close } = await openServersDatabase();
await db.execute(`update users set premium_until = '${end}' where email = '${email}'`);
await close();
