import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Crown, EllipsisVertical, Heart, Pencil, Trash2, Undo2, UserRound, X } from '../../icons/icons';
import { Button, type ButtonProps } from '../../primitives/Button';
import { IconButton } from '../../primitives/IconButton';
import { space } from '../tokenRefs';
import { Forced } from './Forced';
import type { ForcedState } from './forceStates';
import { Named, Part, Row } from './Sheet.styles';

interface Specimen extends ButtonProps {
  name: string;
  state?: ForcedState;
}

const specimens: readonly Specimen[] = [
  { name: 'Основная', children: 'Войти' },
  { name: 'Наведение', children: 'Войти', state: 'hover' },
  { name: 'Нажатие', children: 'Войти', state: 'active' },
  { name: 'Фокус', children: 'Войти', state: 'focus' },
  { name: 'Недоступна', children: 'Войти', disabled: true },
  { name: 'Ожидание', children: 'Входим', busy: true },
  { name: 'Вторичная', children: 'Назад', variant: 'secondary' },
  { name: 'Вторичная, наведение', children: 'Назад', variant: 'secondary', state: 'hover' },
  { name: 'Мягкая', children: 'Изменить', variant: 'soft', iconStart: <Pencil /> },
  { name: 'Текстовая', children: 'Сбросить', variant: 'text' },
  { name: 'Опасная', children: 'Удалить', variant: 'danger', iconStart: <Trash2 /> },
  { name: 'Премиум', children: 'Премиум', variant: 'premium', iconStart: <Crown /> },
];

/** Buttons with a text in their states, and the round and square ones with an icon. */
export function ButtonParts() {
  return (
    <Part>
      <h3>Кнопки</h3>
      <Buttons>
        {specimens.map(({ name, state, ...button }) => (
          <Named key={name}>
            <figcaption>{name}</figcaption>
            {inState(state, <Button fullWidth style={{ paddingInline: space(3) }} {...button} />)}
          </Named>
        ))}
      </Buttons>
      <Row>
        <IconButton variant="surface" size={48} label="Вернуть">
          <Undo2 />
        </IconButton>
        <IconButton variant="surface" size={68} label="Пропустить">
          <X />
        </IconButton>
        <IconButton variant="like" size={68} label="Нравится">
          <Heart />
        </IconButton>
        <IconButton variant="surface" size={48} label="Профиль">
          <UserRound />
        </IconButton>
        {([undefined, 'hover', 'focus'] as const).map((state) => (
          <div key={state ?? 'rest'}>
            {inState(
              state,
              <IconButton label="Действия">
                <EllipsisVertical />
              </IconButton>,
            )}
          </div>
        ))}
      </Row>
    </Part>
  );
}

const inState = (state: ForcedState | undefined, element: ReactNode) =>
  state ? <Forced state={state}>{element}</Forced> : element;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr));
  gap: ${space(5)} ${space(3)};
  align-items: end;
`;
