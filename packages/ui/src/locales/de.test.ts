import { expect, it } from 'vitest';
import { de } from './de';

const { labels } = de;

it('says how to get at more by one word', () => {
  expect([
    labels.ChatMenu.actions('Lena'),
    labels.ChatRoom.messageActions,
    labels.PhotoGrid.actions(2),
  ]).toEqual(['Optionen für Lena', 'Optionen für die Nachricht', 'Optionen für Foto 2']);
});

it('calls a like what its button is called', () => {
  expect(labels.SwipeDeck.failedLike('Lena')).toBe('„Gefällt mir“ wurde nicht gesendet: Lena');
});

it('says what a field takes as German products do', () => {
  expect(labels.Combobox.clear('Stadt')).toBe('Auswahl löschen: Stadt');
  expect(labels.Combobox.maybe).toBe('Meintest du:');
  expect(labels.DateWheels.tooLate).toBe('Ein späteres Datum ist nicht möglich');
  expect(labels.PhotoGrid.wrongType).toBe('Kein Bild. Erlaubt sind JPEG, PNG, WebP und AVIF');
  expect([labels.TextArea.roomLeft(5), labels.TextArea.full]).toEqual([
    'Noch 5 Zeichen übrig',
    'Maximale Länge erreicht',
  ]);
});

it('says whose conversation is deleted, and where one moves about', () => {
  expect(labels.ChatMenu.consequence).toBe(
    'Sie wird bei dir endgültig gelöscht. Dein Gegenüber behält die Nachrichten.',
  );
  expect(labels.AppShell.navigation).toBe('Hauptnavigation');
});
