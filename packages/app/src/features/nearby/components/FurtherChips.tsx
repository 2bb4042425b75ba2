import { Chip } from '@iskra/ui';
import { X } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { furtherSet } from '../../../model/filters/further';
import { withoutFurther } from '../../../model/filters/withoutFurther';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { furtherMessages as messages } from '../messages';
import { useFurtherWords } from '../useFurtherWords';

export interface FurtherChipsProps {
  /** The chip at this place was pressed, and goes. */
  onGone: (at: number) => void;
}

/** A chip for each further filter that is set; pressing it lets the filter go. */
export const FurtherChips = observer(function FurtherChips({ onGone }: FurtherChipsProps) {
  const { filters } = useStores();
  const { further } = filters.value;
  const wordsOf = useFurtherWords();
  const t = useText();
  return (
    <>
      {furtherSet(further).map((field, at) => {
        const words = wordsOf(field, further);
        const remove = () => {
          filters.change({ further: withoutFurther(further, field) });
          onGone(at);
        };
        return (
          <span key={field} data-item>
            <Chip
              tone="soft"
              iconEnd={<X size={18} />}
              aria-label={t(messages.remove, { filter: words })}
              onClick={remove}
            >
              {words}
            </Chip>
          </span>
        );
      })}
    </>
  );
});
