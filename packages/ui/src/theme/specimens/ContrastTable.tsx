import styled from 'styled-components';
import { contrastPairs, type ContrastPair } from '../contrastPairs';
import { contrastRatio } from '../contrastRatio';
import { useIskra } from '../IskraContext';
import { darkRoles, lightRoles, type Roles } from '../roles';
import { color, radius, size, space, weight } from '../tokenRefs';
import { typeStyle } from '../typeStyle';

export interface ContrastTableProps {
  /** The theme that is measured; put it into a panel of the same one. */
  theme: 'light' | 'dark';
  /** The colours of that theme. @default the kit's own */
  roles?: Roles | undefined;
}

const russian = { light: 'Светлая', dark: 'Тёмная', on: 'на' };
const english = { light: 'Light', dark: 'Dark', on: 'on' };
const ownRoles = { light: lightRoles, dark: darkRoles };

/** Every pair that may meet on a screen, with its measured contrast. */
export function ContrastTable({ theme, roles = ownRoles[theme] }: ContrastTableProps) {
  const words = useIskra().locale === 'ru' ? russian : english;
  return (
    <Table>
      <caption>{words[theme]}</caption>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.text} ${pair.on}`}>
            <td>
              <Sample pair={pair} />
            </td>
            <th scope="row">
              {pair.text} <span>{words.on}</span> {pair.on}
            </th>
            <td>≥ {pair.min}</td>
            <td>
              <b>{contrastRatio(roles[pair.text], roles[pair.on]).toFixed(2)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Letters where text is meant, a dot where a mark is. */
function Sample({ pair: { text, on, min } }: { pair: ContrastPair }) {
  return (
    <Chip aria-hidden style={{ background: color(on), color: color(text) }}>
      {min === 3 ? <i /> : 'Aa'}
    </Chip>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${typeStyle('caption')}
  font-variant-numeric: tabular-nums;
  & > caption {
    padding-block-end: ${space(3)};
    ${typeStyle('lead')}
    text-align: start;
  }
  & tr {
    border-block-start: 1px solid ${color('border-subtle')};
  }
  & th,
  & td {
    padding: ${space(1)};
    font-weight: ${weight('regular')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & th {
    inline-size: 100%;
    font-weight: ${weight('strong')};
  }
  & td:nth-child(3),
  & td:nth-child(4) {
    white-space: nowrap;
    text-align: end;
  }
  & th > span,
  & td:nth-child(3) {
    color: ${color('text-muted')};
  }
`;

const Chip = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 1.25rem;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('sm')};
  font-weight: ${weight('title')};
  forced-color-adjust: none;
  & > i {
    inline-size: ${size('dot')};
    block-size: ${size('dot')};
    border-radius: ${radius('full')};
    background: currentColor;
  }
`;
