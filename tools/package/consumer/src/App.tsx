import { Button, Card, IskraProvider, Text, TextField } from '@iskra/ui';
import { Combobox, type ComboboxItem } from '@iskra/ui/Combobox';
import { Dialog } from '@iskra/ui/Dialog';
import { SwipeDeck } from '@iskra/ui/SwipeDeck';
import { createToaster, Toaster } from '@iskra/ui/Toaster';
import { useState } from 'react';

interface Person {
  id: string;
  name: string;
}

const people: Person[] = ['Anna', 'Olga', 'Vera'].map((name) => ({ id: name, name }));
const cities: ComboboxItem[] = ['Kazan', 'Moscow', 'Omsk'].map((name) => ({ id: name, label: name }));
const toaster = createToaster();

function Deck() {
  const [decisions, setDecisions] = useState<readonly string[]>([]);
  return (
    <>
      <SwipeDeck
        cards={people}
        getId={(person) => person.id}
        getName={(person) => person.name}
        renderCard={(person) => <Text as="h2">{person.name}</Text>}
        onDecide={(person, decision) => setDecisions((before) => [...before, `${decision} ${person.name}`])}
        style={{ blockSize: 400 }}
      />
      <output>{decisions.join(', ')}</output>
    </>
  );
}

function City() {
  const [city, setCity] = useState<string | null>(null);
  return <Combobox items={cities} label="City" name="city" value={city} onValueChange={setCity} />;
}

function Rename() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="secondary">Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Your name" footer={<Button type="submit">Save</Button>}>
        <TextField label="Name" />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What a reader of the README has after a minute. */
export function App() {
  return (
    <IskraProvider locale="en">
      <Card>
        <Deck />
        <City />
        <Rename />
        <Button onClick={() => toaster.show({ type: 'success', title: 'Saved' })}>Tell</Button>
      </Card>
      <Toaster toaster={toaster} />
    </IskraProvider>
  );
}
