import styled from 'styled-components';
import { color, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const FieldRoot = styled.div`
  text-align: start;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** Above the control, wherever it stands for the keyboard. */
export const LabelRow = styled.div`
  order: -1;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: 6px;
  ${typeStyle('small')}
`;

export const Label = styled.label`
  color: ${color('text-secondary')};
  font-weight: ${weight('strong')};
`;

/** The frame around a native control; focus and error replace the border by two px. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control-md')};
  padding-inline: ${space(4)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('md')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  &[data-size='lg'] {
    min-block-size: ${size('control-lg')};
  }
  &[data-invalid] {
    border-color: ${color('negative')};
    box-shadow: inset 0 0 0 1px ${color('negative')};
  }
  &:focus-within:not(:has(button:focus-visible)) {
    border-color: ${color('focus')};
    box-shadow: inset 0 0 0 1px ${color('focus')};
  }
  &[data-disabled] {
    border-color: ${color('border-subtle')};
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
  }
  & > svg {
    inline-size: ${size('icon-md')};
    block-size: ${size('icon-md')};
    color: ${color('text-secondary')};
  }
  & > input,
  & > textarea,
  & > select {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    ${typeStyle('body')}
    outline: none;
  }
  /* Over the frame, so that its edge is met too; what is taller than that makes the frame as tall as it is. */
  & > input,
  & > select {
    margin-block: -1px;
  }
  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
  & > ::placeholder {
    color: ${color('text-muted')};
    opacity: 1;
  }
  & > :disabled {
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: ${color('text-muted')};
  }
`;

export const Note = styled.div`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: ${color('text-muted')};
  ${typeStyle('small')}
  &[data-error] {
    color: ${color('negative-text')};
  }
  & > svg {
    inline-size: ${size('icon-sm')};
    block-size: ${size('icon-md')};
  }
`;
