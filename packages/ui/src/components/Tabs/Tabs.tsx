import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useControllable } from '../../hooks/useControllable';
import { useIskra } from '../../theme/IskraContext';
import { tabAfterKey } from './tabAfterKey';
import { Panel, Tab, TabList } from './Tabs.styles';

export interface TabItem {
  /** Tells the tabs apart. */
  readonly id: string;
  /** The tab's own words. */
  readonly label: ReactNode;
  /** What the tab opens. */
  readonly content: ReactNode;
  /** After the words: an icon, a count. */
  readonly aside?: ReactNode;
  /** It cannot be opened. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Id of the open tab, held by the caller. */
  value?: string | undefined;
  /** Id of the tab to start from. @default the first */
  defaultValue?: string | undefined;
  /** Another tab was opened. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Whether an arrow opens the tab it comes to, or only Enter does, for what takes long to load. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Keeps what was typed in closed tabs. @default false */
  keepMounted?: boolean | undefined;
}

/** Several contents in one place, one at a time: one tab stop, arrows go along. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const {
    label,
    items,
    value,
    defaultValue,
    onValueChange,
    activation = 'automatic',
    keepMounted,
    ...elementProps
  } = props;
  const [open, setOpen] = useControllable(value, defaultValue ?? items[0]?.id ?? '', onValueChange);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isRtl = useIskra().dir === 'rtl';
  const openTab = (tab: string) => tab !== open && setOpen(tab);
  const handleKey = (from: number) => (event: KeyboardEvent) => {
    const disabled = items.map((item) => Boolean(item.disabled));
    const next = tabAfterKey(event.key, from, disabled, isRtl);
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    if (activation === 'automatic') openTab(item.id);
  };
  return (
    <div ref={ref} {...elementProps}>
      <TabList ref={list} role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === open}
            aria-controls={item.id === open || keepMounted ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === open ? 0 : -1}
            disabled={item.disabled}
            data-state={item.id === open ? 'open' : 'closed'}
            onClick={() => openTab(item.id)}
            onKeyDown={handleKey(index)}
          >
            {item.label}
            {item.aside}
          </Tab>
        ))}
      </TabList>
      {items.map((item) =>
        item.id === open || keepMounted ? (
          <Panel
            key={item.id}
            role="tabpanel"
            id={`${id}-panel-${item.id}`}
            aria-labelledby={`${id}-tab-${item.id}`}
            tabIndex={0}
            hidden={item.id !== open}
          >
            {item.content}
          </Panel>
        ) : null,
      )}
    </div>
  );
});
