import Select from 'react-select';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { renderPeer } from '../renderPeer';

const options = towns.map((town) => ({ value: town, label: town }));

/** react-select, which draws all options. */
export const contender: Contender = {
  mount: (root) =>
    renderPeer(
      root,
      <>
        <label htmlFor="city">Город</label>
        <Select inputId="city" options={options} />
      </>,
    ),
};
