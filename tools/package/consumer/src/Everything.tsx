import { IskraProvider, type IskraProviderProps } from '@iskra/ui';
import { fixtures } from './fixtures';

const inPage = Object.entries(fixtures).filter(([, { place }]) => place === undefined);

/** Every component that stands in the page, as the kit's own conformance suite draws it. */
export function Everything({ styles }: Pick<IskraProviderProps, 'styles'>) {
  return (
    <IskraProvider motion="none" styles={styles}>
      {inPage.map(([name, { render }]) => (
        <div key={name}>
          {render({
            id: `root-${name}`,
            className: 'fixture',
            style: {},
            'data-fixture': name,
            ref: () => {},
          })}
        </div>
      ))}
    </IskraProvider>
  );
}
