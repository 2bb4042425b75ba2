import { MenuLine, MenuPanel, MenuRow } from '../../components/Menu/Menu.styles';
import { Ban, Flag, Trash2, UserRound } from '../../icons/icons';
import { Bubble, Row } from '../../patterns/ChatRoom/MessageList.styles';
import { Part } from './Sheet.styles';

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
        <div>
          <Row data-side="other" data-group-start="">
            <Bubble data-group-start="" data-group-end="">
              Привет! Как выходные?
            </Bubble>
          </Row>
          <Row data-side="own" data-group-start="">
            <Bubble data-group-start="">Отлично, был на лыжах</Bubble>
          </Row>
          <Row data-side="own">
            <Bubble data-status="sending" data-group-end="">
              Отправляется
            </Bubble>
          </Row>
        </div>
      </Part>
    </>
  );
}
