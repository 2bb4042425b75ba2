import { Banner, Button, Card, Checkbox, Chip, IconButton, IskraProvider, Link, Text } from '@iskra/ui';
import { Select, Switch, TextArea, TextField, type IskraProviderProps } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { X } from '@iskra/ui/icons';
import { ru } from '@iskra/ui/locales/ru';
import { Menu } from '@iskra/ui/Menu';
import { createToaster, Toaster } from '@iskra/ui/Toaster';
import { Tooltip } from '@iskra/ui/Tooltip';
import { useState } from 'react';

type Settings = Required<Pick<IskraProviderProps, 'theme' | 'locale' | 'dir'>>;

interface GuestProps extends Settings, Pick<IskraProviderProps, 'styles'> {
  name: string;
}

export const guests: readonly GuestProps[] = [
  { name: 'Anna', theme: 'light', locale: 'en', dir: 'ltr' },
  { name: 'Olga', theme: 'dark', locale: 'ru', dir: 'ltr' },
  { name: 'Vera', theme: 'dark', locale: 'en', dir: 'rtl' },
];

/** A part of a page that is the kit's, with a theme, language and direction of its own. */
export function Guest({ name, ...settings }: GuestProps) {
  const [toaster] = useState(createToaster);
  return (
    <IskraProvider {...settings} packs={[ru]} scoped motion="none">
      <Card title={`Card of ${name}`} description="What the page around it says, it does not hear.">
        <Words />
        <Fields />
        <Button
          onClick={() => toaster.show({ type: 'success', title: `Saved by ${name}`, text: 'Just now' })}
        >
          Tell {name}
        </Button>
        <Rename name={name} />
        <Actions name={name} />
      </Card>
      <Toaster toaster={toaster} duration={600_000} />
    </IskraProvider>
  );
}

function Words() {
  return (
    <>
      <Text as="h1" variant="heading">
        A heading
      </Text>
      <Text as="h3" tone="muted" variant="small">
        A smaller one
      </Text>
      <Text as="p">A paragraph</Text>
      <Link href="#words">A link</Link>
      <Banner tone="warning">A warning</Banner>
    </>
  );
}

function Fields() {
  return (
    <>
      <TextField label="Name" hint="As in your passport" />
      <TextArea label="About" />
      <Select label="Height" options={[{ value: '170', label: '170' }]} />
      <Checkbox label="Agreed" />
      <Switch label="Online" />
      <Chip>Music</Chip>
      <Tooltip content="Closes">
        <IconButton label="Close">
          <X />
        </IconButton>
      </Tooltip>
    </>
  );
}

function Rename({ name }: { name: string }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="secondary">Rename {name}</Button>
      </Dialog.Trigger>
      <Dialog.Content
        title={`Your name, ${name}`}
        description="Everybody sees it."
        footer={<Button variant="text">Save</Button>}
      >
        <Text as="p">It can be changed once a day.</Text>
        <TextField label="New name" />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Actions({ name }: { name: string }) {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="soft">Actions of {name}</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item icon={<X />}>Delete</Menu.Item>
        <Menu.Separator />
        <Menu.Item tone="danger">Block</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
