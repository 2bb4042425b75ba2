import { color, media, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

/** Two columns of cards on a desktop, one on a phone; what ends things stands last. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560fr) minmax(0, 400fr);
  align-items: start;
  gap: ${space(4)};
  max-inline-size: 976px;
  & > div {
    display: grid;
    gap: ${space(4)};
    min-inline-size: 0;
  }
  & > section {
    grid-column: 1;
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What is saved, while it is only looked at: name and value in rows. */
export const Facts = styled.dl`
  ${typeStyle('body')}
  display: grid;
  grid-template-columns: minmax(96px, 144px) minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  margin: 0;
  & > dt {
    color: ${color('text-muted')};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
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
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
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
  justify-items: start;
  & > * {
    inline-size: 100%;
  }
  & > * + * {
    border-block-start: 1px solid ${color('border-subtle')};
  }
  ${media.mobile} {
    margin-block: calc(-1 * ${space(2)});
  }
`;
