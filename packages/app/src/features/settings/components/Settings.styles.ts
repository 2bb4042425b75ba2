import { color, focusRing, radius, space, typeStyle } from '@iskra/ui';
import styled, { css } from 'styled-components';
import { Link } from '../../../shared/layout';

/** The page in the middle of what the sidebar leaves. */
export const Middle = styled.div`
  max-inline-size: 976px;
  margin-inline: auto;
  & > h1,
  & > header > h1 {
    ${typeStyle('heading')}
    margin: 0 0 ${space(6)};
  }
`;

/** Two columns of cards on a desktop, one on a phone; what ends things stands last. */
export const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 560fr) minmax(0, 400fr);
  align-items: start;
  gap: ${space(4)};
  & > div {
    display: grid;
    gap: ${space(4)};
    min-inline-size: 0;
  }
  & > div:nth-of-type(2) {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  @media (max-width: 1000px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

/** What is saved, while it is only looked at: name and value in rows. */
export const Facts = styled.dl`
  ${typeStyle('body')}
  display: grid;
  /* The longest word of a name keeps its place; what was typed may break. */
  grid-template-columns: minmax(min-content, 9em) minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  margin: 0;
  & > dt {
    color: ${color('text-muted')};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  /* A phone whose reader enlarged the text has no room for both beside each other. */
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    & > dd:not(:last-child) {
      margin-block-end: ${space(3)};
    }
  }
`;

export const Fields = styled.form`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A sentence under what it explains. */
export const Hint = styled.small`
  ${typeStyle('small')}
  display: block;
  color: ${color('text-muted')};
`;

/** One way out after another, apart by a line. */
export const Rows = styled.div`
  display: grid;
  margin-block: calc(-1 * ${space(2)});
  && > * + * {
    border-block-start: 1px solid ${color('border-subtle')};
  }
`;

/** A row that does something or leads on: words as wide as the card. */
const row = css`
  ${typeStyle('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${space(2)} 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('text-primary')};
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  & > svg {
    flex: none;
  }
  &:hover > span {
    text-decoration: underline;
  }
`;

/** What cannot be taken back is red, never filled. */
export const RowButton = styled.button`
  ${row}
  &[data-tone='danger'] {
    color: ${color('negative-text')};
  }
`;

/** A row that leads to a screen. */
export const RowLink = styled(Link)`
  ${row}
  text-decoration: none;
  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** People or devices one under the other. */
export const RowList = styled.ul`
  display: grid;
  max-inline-size: 640px;
  margin: ${space(4)} 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid ${color('border-subtle')};
  }
`;

/** A person or a device and a button; where both do not fit, the button stands below. */
export const RowItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  & > a {
    ${typeStyle('body')}
    display: flex;
    flex: 1 1 140px;
    align-items: center;
    gap: ${space(3)};
    min-inline-size: 0;
    border-radius: ${radius('sm')};
    color: ${color('text-primary')};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & > div {
    ${typeStyle('body')}
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small > span {
    display: block;
  }
  & > a:hover > span:last-child {
    text-decoration: underline;
  }
`;
