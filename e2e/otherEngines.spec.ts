import { openFirefox } from '../tools/browsers/firefox';
import type { DrivenPage } from '../tools/browsers/Page';
import { openWebKit } from '../tools/browsers/webKit';
import { EngineVisitor } from './EngineVisitor';
import { ServerProcess } from './ServerProcess';
import { test } from './test';

let server: ServerProcess;
const opened: DrivenPage[] = [];
// Both engines are drawn by the processor, beside other journeys.
test.setTimeout(300_000);
test.beforeEach(async () => {
  server = await ServerProcess.start();
});
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.close()));
  await server.close();
});

async function visitorIn(open: () => Promise<DrivenPage>): Promise<EngineVisitor> {
  const page = await open();
  opened.push(page);
  return new EngineVisitor(page, server.url);
}

/** The whole wizard; a woman also copies the code from her mail [REG-01, REG-09]. */
async function register(visitor: EngineVisitor, gender: 'Женщина' | 'Мужчина', name: string, email: string) {
  await visitor.open('/register');
  await visitor.press(gender);
  await visitor.write('Имя', name);
  await visitor.press('Далее');
  await visitor.choose('День', '15');
  await visitor.choose('Месяц', 'июн');
  await visitor.choose('Год', '1998');
  await visitor.sees('Вам ');
  await visitor.press('Далее');
  await visitor.write('Город', 'Москва');
  await visitor.press('Москва');
  await visitor.press('Далее');
  await visitor.write('E-mail', email);
  await visitor.write('Пароль', 'iskra-e2e');
  await visitor.press('Создать профиль');
  if (gender === 'Женщина') {
    await visitor.sees('Подтвердите');
    await visitor.write('Код из письма', await server.codeFor(email));
    await visitor.press('Подтвердить');
  }
  await visitor.isAt(/^\/profile$/);
}

test('one in Firefox and one in WebKit register, like each other and chat live [REG-01, REG-09, ENC-05, ENC-07, CHT-11]', async () => {
  const [she, he] = await Promise.all([visitorIn(openFirefox), visitorIn(openWebKit)]);
  await register(she, 'Женщина', 'Вера', 'vera@mail.ru');
  await register(he, 'Мужчина', 'Артём', 'artem@mail.ru');
  await she.open('/encounters');
  await she.draw('Артём', 400);
  await she.sees('Пока это все');
  await he.open('/encounters');
  await he.press('Нравится');
  await he.press('Написать сообщение');
  await he.isAt(/^\/messages\/\d+$/);
  await she.sees('Это взаимно');
  await she.press('Смотреть дальше');

  await he.say('Привет из WebKit');
  await she.press('Сообщения');
  await she.isAt(/^\/messages$/);
  await she.press('ААртём');
  await she.isAt(/^\/messages\/\d+$/);
  await she.say('Привет из Firefox');
  await he.sees('Привет из Firefox');
  // The other way round it cannot be seen: Firefox without a window says that nobody looks at it.
  await she.sees('Прочитано');
  await she.open('/messages');
  await she.sees('Привет из Firefox');
});
