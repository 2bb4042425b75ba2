import { IskraProvider, Text } from '@iskra/ui';
import { MessageList } from '@iskra/ui/ChatRoom';
import { DialogueList } from '@iskra/ui/DialogueList';
import { ScrollPicker } from '@iskra/ui/ScrollPicker';
import { SwipeCard } from '@iskra/ui/SwipeCard';
import { SwipeDeck } from '@iskra/ui/SwipeDeck';
import * as testing from '@iskra/ui/testing';
import { useState } from 'react';

const people = testing.buildPeople(3);
const dialogues = testing.buildDialogues(2);
const messages = testing.buildMessages(4);
const now = new Date('2026-06-12T12:00:00Z');
const heights = [170, 171, 172, 173, 174].map((value) => ({ value, label: `${value} cm` }));

/** Data of the kit's test helpers, and what their gestures do with it. */
export function Trial() {
  const [decisions, setDecisions] = useState<readonly string[]>([]);
  const [height, setHeight] = useState<string | number>(170);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const act = async () => {
    const recorded = testing.recordAnnouncements();
    testing.swipeCard(document, 'like');
    await testing.flickWheel(document.querySelector('[role=slider]') as HTMLElement, 3);
    recorded.stop();
    setHeard(recorded.said);
  };
  return (
    <IskraProvider locale="en" motion="none" timeZone="UTC">
      <button onClick={act}>Swipe and flick</button>
      <SwipeDeck
        cards={people}
        getId={({ id }) => id}
        getName={({ name }) => name}
        renderCard={(person, context) => <SwipeCard {...person} context={context} />}
        onDecide={({ name }, decision) => setDecisions((before) => [...before, `${decision} ${name}`])}
        style={{ blockSize: 600 }}
      />
      <ScrollPicker
        label="Height"
        columns={[{ id: 'height', label: 'Height', items: heights, value: height }]}
        onValueChange={(_column, value) => setHeight(value)}
      />
      <DialogueList items={dialogues} now={now} />
      <MessageList messages={messages} selfId={1} otherName="Anna" now={now} style={{ blockSize: 300 }} />
      <Text as="p">{`Decided: ${decisions.join(', ')}. Height: ${height}. Heard: ${heard.join(' ')}`}</Text>
    </IskraProvider>
  );
}
