import styled from 'styled-components';
import { color } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { ControlBox } from '../Field';

/** The places are drawn under one input: a line below each digit, which the digits stand over by letter spacing. */
export const CodeBox = styled(ControlBox)`
  --code-digit: 1ch;
  --code-gap: 0.9ch;
  justify-content: center;
  /* More specific than the box's own rule for inputs. */
  && > input {
    --code-place: calc(var(--code-digit) + var(--code-gap));
    flex: none;
    inline-size: calc(var(--code-length) * var(--code-place));
    max-inline-size: 100%;
    overflow: hidden;
    ${typeStyle('title')}
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--code-gap);
    background: repeating-linear-gradient(
        to right,
        ${color('border-strong')} 0 var(--code-digit),
        transparent 0 var(--code-place)
      )
      0 calc(100% - 10px) / calc(100% - var(--code-gap)) 2px no-repeat;
  }
`;
