import { Select } from 'antd';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { renderPeer } from '../renderPeer';

const options = towns.map((town) => ({ value: town, label: town }));

/** antd's Select with its search and its own virtual list. */
export const contender: Contender = {
  mount: (root) =>
    renderPeer(
      root,
      <label>
        Город
        <Select
          showSearch={{ filterOption: startsWith }}
          size="large"
          options={options}
          style={{ inlineSize: '100%' }}
        />
      </label>,
    ),
};

const startsWith = (typed: string, option?: { label: string }) =>
  option?.label.toLowerCase().startsWith(typed.toLowerCase()) ?? false;
