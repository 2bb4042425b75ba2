import { MenuLine, MenuPanel, MenuRow } from '../../components/Menu/Menu.styles';
import { Ban, Flag, Trash2, UserRound } from '../../icons/icons';
import type { ChatMessage } from '../../patterns/ChatRoom/chatMessage';
import { ru } from '../../locales/ru';
import { MessageChunk } from '../../patterns/ChatRoom/MessageChunk';
import { Rows } from '../../patterns/ChatRoom/Rows';
import { Part } from './Sheet.styles';

const now = new Date(2025, 5, 12, 15, 0);
const say = (id: number, senderId: number, content: string, status: ChatMessage['status']): ChatMessage => {
  const createdAt = new Date(2025, 5, 12, 14, id).toISOString();
  return { id, senderId, content, createdAt, status, type: 'text' };
};
const rows = new Rows(
  [
    say(1, 2, 'Привет! Как выходные?', 'read'),
    say(2, 1, 'Отлично, был на лыжах', 'read'),
    say(3, 1, 'Отправляется', 'sending'),
  ],
  { selfId: 1 },
);

/** An open menu and three messages: the kit's own pieces without their behaviour. */
export function MenuParts() {
  return (
    <>
      <Part>
        <h3>Меню</h3>
        <MenuPanel as="div" style={{ zIndex: 'auto', maxBlockSize: 'none' }}>
          <MenuRow as="div" data-highlighted="">
            <UserRound />
            Открыть профиль
          </MenuRow>
          <MenuRow as="div">
            <Trash2 />
            Удалить переписку
          </MenuRow>
          <MenuLine as="div" />
          <MenuRow as="div">
            <Flag />
            Пожаловаться
          </MenuRow>
          <MenuRow as="div" data-tone="danger">
            <Ban />
            Заблокировать
          </MenuRow>
        </MenuPanel>
      </Part>
      <Part>
        <h3>Сообщения</h3>
        <MessageChunk
          chunk={{ key: '0', rows: rows.slice(0).map((row) => ({ ...row, isDayStart: false })) }}
          observe={null}
          surroundings={{
            labels: ru.labels.ChatRoom,
            locale: 'ru',
            now,
            otherName: 'Анна',
            onRetry: () => {},
          }}
        />
      </Part>
    </>
  );
}
