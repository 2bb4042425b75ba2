import { color, media, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

// On a phone the longest word of large text breaks rather than leave the window.
export const FormTitle = styled.h1`
  ${typeStyle('display')}
  margin: 0;
  ${media.mobile} {
    ${typeStyle('heading')}
    overflow-wrap: anywhere;
  }
`;

export const FormLead = styled.p`
  ${typeStyle('body')}
  margin: ${space(2)} 0 0;
  color: ${color('text-secondary')};
`;

export const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
  margin-block-start: 36px;
  & > button[type='submit'] {
    margin-block-start: ${space(2)};
  }
  ${media.mobile} {
    margin-block-start: ${space(6)};
  }
`;

/** What stands in the way, above the fields it is about. */
export const FormError = styled.p`
  ${typeStyle('small')}
  margin: 0;
  color: ${color('negative-text')};
  white-space: pre-line;
`;
