import * as kit from '../exports/index';
import { LayeredStyles } from '../exports/layers';
import { AlertDialog } from '../exports/AlertDialog';
import * as shell from '../exports/AppShell';
import { BlurredCard } from '../exports/BlurredCard';
import { ChatMenu } from '../exports/ChatMenu';
import * as chat from '../exports/ChatRoom';
import { Combobox, DisclosureGroup } from '../exports/Combobox';
import { DateWheels } from '../exports/DateWheels';
import { Dialog } from '../exports/Dialog';
import { DialogueList } from '../exports/DialogueList';
import { FilterButton, FilterPanel, FilterSheet, type FilterValue } from '../exports/FilterPanel';
import { Heart } from '../exports/icons';
import { Lightbox } from '../exports/Lightbox';
import { Menu } from '../exports/Menu';
import { PaginationSentinel } from '../exports/PaginationSentinel';
import { PhotoGrid } from '../exports/PhotoGrid';
import { ScrollPicker } from '../exports/ScrollPicker';
import { Sheet } from '../exports/Sheet';
import { StepDialog } from '../exports/StepDialog';
import { SwipeCard } from '../exports/SwipeCard';
import { SwipeDeck } from '../exports/SwipeDeck';
import { Tabs } from '../exports/Tabs';
import { createToaster, Toaster } from '../exports/Toaster';
import { Tooltip } from '../exports/Tooltip';
import type { Fixture } from './Fixture';

const options = [
  { value: 'a', label: 'Первое' },
  { value: 'b', label: 'Второе' },
];
const cities = [{ id: 'kazan', label: 'Казань' }];
const photo = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const people = [{ id: 'anna', name: 'Анна' }];
const noop = () => {};
const toaster = createToaster();
const now = new Date('2026-06-12T12:00:00Z');
const message = {
  id: 1,
  senderId: 2,
  content: 'Привет',
  createdAt: '2026-06-12T11:00:00Z',
  status: 'read',
  type: 'text',
} as const;
const dialogue = { id: 7, href: '/messages/7', name: 'Анна', online: true, unread: 1, lastText: 'Привет' };
const columns = [
  { id: 'hour', label: 'Час', value: 1, items: [1, 2].map((n) => ({ value: n, label: `${n}` })) },
];

const places = [{ id: 'near', label: 'Рядом', icon: Heart, link: <a href="/near" /> }];
const filters: FilterValue = { status: 'all', gender: 'all', city: null, minAge: 18, maxAge: 30 };
const composer = <chat.MessageComposer onSend={noop} />;

/** Every exported component by name; one that is missing here fails the conformance test. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  AlertDialog: {
    place: 'portal',
    render: (root) => (
      <AlertDialog
        defaultOpen
        title="Удалить?"
        description="Совсем"
        confirmText="Удалить"
        onConfirm={noop}
        {...root}
      />
    ),
  },
  AppShell: { render: (root) => <shell.AppShell {...root}>Страница</shell.AppShell> },
  Avatar: { render: (root) => <kit.Avatar src={null} name="Анна" online {...root} /> },
  Badge: { render: (root) => <kit.Badge count={3} label="3 новых" {...root} /> },
  Banner: { render: (root) => <kit.Banner {...root}>Нет соединения</kit.Banner> },
  BlurredCard: { render: (root) => <BlurredCard label="Кому вы понравились" {...root} /> },
  BottomMenu: { render: (root) => <shell.BottomMenu items={places} {...root} /> },
  Button: { render: (root) => <kit.Button {...root}>Войти</kit.Button> },
  Card: { render: (root) => <kit.Card title="О себе" {...root} /> },
  ChatHeader: { render: (root) => <chat.ChatHeader name="Анна" online href="/profile/user/7" {...root} /> },
  ChatOverlay: {
    render: (root) => (
      <chat.ChatOverlay onPress={noop} {...root}>
        Премиум
      </chat.ChatOverlay>
    ),
  },
  ChatMenu: { control: 'button', render: (root) => <ChatMenu name="Анна" onDelete={noop} {...root} /> },
  ChatRoom: {
    render: (root) => (
      <chat.ChatRoom header="Анна" list="Сообщения" composer={composer} overlay="Премиум" {...root} />
    ),
  },
  Checkbox: { control: 'input', render: (root) => <kit.Checkbox label="Согласен" {...root} /> },
  Chip: { render: (root) => <kit.Chip {...root}>Дружба</kit.Chip> },
  ChipGroup: { render: (root) => <kit.ChipGroup label="Цели" options={options} {...root} /> },
  CodeField: { control: 'input', render: (root) => <kit.CodeField label="Код" {...root} /> },
  Combobox: {
    control: 'input',
    render: (root) => <Combobox items={cities} label="Город" {...root} />,
  },
  ControlBox: { render: (root) => <kit.ControlBox {...root} /> },
  DateWheels: {
    render: (root) => <DateWheels years={[1990, 1991]} {...root} />,
  },
  Dialog: {
    place: 'portal',
    render: (root) => (
      <Dialog.Root defaultOpen>
        <Dialog.Trigger>Открыть</Dialog.Trigger>
        <Dialog.Content title="Окно" description="О нём" {...root}>
          Слова
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  DisclosureGroup: {
    place: 'nothing',
    render: () => (
      <DisclosureGroup>
        <Combobox items={cities} label="Город" />
      </DisclosureGroup>
    ),
  },
  DialogueList: { render: (root) => <DialogueList items={[dialogue]} now={now} {...root} /> },
  EmptyState: { render: (root) => <kit.EmptyState title="Пусто" {...root} /> },
  ErrorState: { render: (root) => <kit.ErrorState {...root} /> },
  Field: { place: 'nothing', render: () => <FieldAlone /> },
  FilterButton: { render: (root) => <FilterButton changed={2} {...root} /> },
  FilterPanel: { render: (root) => <FilterPanel defaults={filters} cities={cities} {...root} /> },
  FilterSheet: {
    place: 'portal',
    render: (root) => (
      <FilterSheet
        open
        value={filters}
        defaults={filters}
        cities={cities}
        onOpenChange={noop}
        onApply={noop}
        {...root}
      />
    ),
  },
  Footer: {
    render: (root) => (
      <shell.Footer label="Документы" {...root}>
        <a href="/rules">Правила</a>
      </shell.Footer>
    ),
  },
  Grid: { render: (root) => <kit.Grid {...root} /> },
  Header: { render: (root) => <shell.Header title="Рядом" {...root} /> },
  Icon: { render: (root) => <kit.Icon icon={Heart} {...root} /> },
  IconButton: {
    render: (root) => (
      <kit.IconButton label="Закрыть" {...root}>
        ×
      </kit.IconButton>
    ),
  },
  IskraProvider: { place: 'nothing', render: () => <kit.IskraProvider>Всё</kit.IskraProvider> },
  LayeredStyles: { place: 'nothing', render: () => <LayeredStyles>Всё</LayeredStyles> },
  Lightbox: {
    place: 'portal',
    render: (root) => (
      <Lightbox photos={[{ id: '1', src: photo }]} index={0} onIndexChange={noop} onClose={noop} {...root} />
    ),
  },
  Link: {
    render: (root) => (
      <kit.Link href="/login" {...root}>
        Войти
      </kit.Link>
    ),
  },
  Logo: { render: (root) => <kit.Logo {...root} /> },
  MemberCard: {
    render: (root) => (
      <kit.MemberCard link={<a href="/profile/user/7" />} photo={null} name="Анна" {...root} />
    ),
  },
  MemberCardSkeleton: { render: (root) => <kit.MemberCardSkeleton {...root} /> },
  Menu: {
    place: 'portal',
    render: (root) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Открыть</Menu.Trigger>
        <Menu.Content {...root}>
          <Menu.Item>Действие</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  },
  MessageComposer: { hasHandle: true, render: (root) => <chat.MessageComposer onSend={noop} {...root} /> },
  MessageList: {
    render: (root) => (
      <chat.MessageList messages={[message]} selfId={1} otherName="Анна" now={now} {...root} />
    ),
  },
  OnlineDot: { render: (root) => <kit.OnlineDot online {...root} /> },
  PaginationSentinel: { render: (root) => <PaginationSentinel onReached={noop} margin={0} {...root} /> },
  PasswordField: { control: 'input', render: (root) => <kit.PasswordField label="Пароль" {...root} /> },
  PhotoGrid: {
    render: (root) => <PhotoGrid label="Фото" photos={[{ id: '1', src: photo }]} onAdd={noop} {...root} />,
  },
  PremiumBadge: { render: (root) => <kit.PremiumBadge {...root} /> },
  PremiumBox: {
    render: (root) => (
      <shell.PremiumBox title="Премиум" text="Больше" more="Подробнее" onMore={noop} {...root} />
    ),
  },
  Progress: { render: (root) => <kit.Progress label="Загрузка" value={30} {...root} /> },
  RadioCards: { render: (root) => <kit.RadioCards label="Срок" options={options} {...root} /> },
  RangeSlider: { render: (root) => <kit.RangeSlider label="Возраст" min={18} max={70} {...root} /> },
  ResendButton: { render: (root) => <kit.ResendButton {...root} /> },
  ScrollPicker: {
    render: (root) => <ScrollPicker label="Время" columns={columns} onValueChange={noop} {...root} />,
  },
  Segmented: { render: (root) => <kit.Segmented label="Статус" options={options} {...root} /> },
  Select: { control: 'select', render: (root) => <kit.Select label="Город" options={options} {...root} /> },
  Sheet: {
    place: 'portal',
    render: (root) => (
      <Sheet defaultOpen closeOnBack={false} title="Фильтры" description="Кого искать" {...root}>
        Слова
      </Sheet>
    ),
  },
  Sidebar: {
    render: (root) => <shell.Sidebar home={<a href="/" aria-label="Искра" />} items={places} {...root} />,
  },
  Skeleton: { render: (root) => <kit.Skeleton {...root} /> },
  Slider: { render: (root) => <kit.Slider label="Рост" min={100} max={230} {...root} /> },
  SparkMark: { render: (root) => <kit.SparkMark {...root} /> },
  Spinner: { render: (root) => <kit.Spinner {...root} /> },
  Stack: { render: (root) => <kit.Stack {...root} /> },
  StepDialog: {
    place: 'portal',
    render: (root) => (
      <StepDialog
        open
        onOpenChange={noop}
        onFinish={noop}
        steps={[{ id: 'one', title: 'Шаг', render: () => 'Слова' }]}
        {...root}
      />
    ),
  },
  Surface: { render: (root) => <kit.Surface {...root} /> },
  SwipeCard: {
    hasOwnId: true,
    render: (root) => <SwipeCard name="Анна" online photos={[photo]} {...root} />,
  },
  SwipeDeck: {
    hasHandle: true,
    render: (root) => (
      <SwipeDeck
        cards={people}
        getId={(person) => person.id}
        getName={(person) => person.name}
        renderCard={(person) => <h2>{person.name}</h2>}
        onDecide={noop}
        {...root}
      />
    ),
  },
  Switch: { control: 'input', render: (root) => <kit.Switch label="Звук" {...root} /> },
  Tabs: {
    render: (root) => (
      <Tabs
        label="Анкета"
        items={options.map(({ value, label }) => ({ id: value, label, content: label }))}
        {...root}
      />
    ),
  },
  Text: { render: (root) => <kit.Text {...root}>Слова</kit.Text> },
  TextArea: { control: 'textarea', render: (root) => <kit.TextArea label="О себе" {...root} /> },
  TextField: { control: 'input', render: (root) => <kit.TextField label="E-mail" {...root} /> },
  Toaster: { render: (root) => <Toaster toaster={toaster} {...root} /> },
  Tooltip: {
    render: (root) => (
      <Tooltip content="Пояснение" {...root}>
        <button type="button">Что это</button>
      </Tooltip>
    ),
  },
  VisuallyHidden: { render: (root) => <kit.VisuallyHidden {...root}>Слова</kit.VisuallyHidden> },
};

function FieldAlone() {
  const ids = kit.useFieldIds(undefined, { hint: false, error: false });
  return (
    <kit.Field ids={ids} label="Имя">
      <kit.ControlBox>
        <input id={ids.control} />
      </kit.ControlBox>
    </kit.Field>
  );
}
