import { describe, expect, it, vi } from 'vitest';
import { EventBus } from './EventBus';

const note = { id: 'n1', type: 'like', user_name: 'Вера', content: 'Вы понравились' };

describe('names on the wire', () => {
  it.each([
    'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated',
    '.Illuminate\\Notifications\\Events\\BroadcastNotificationCreated',
    'App\\Events\\Illuminate\\Notifications\\Events\\BroadcastNotificationCreated',
    'App\\Events\\BroadcastNotificationCreated',
    'App\\Events\\broadcast-notification-created',
  ])('%s is the notification [RT-07]', (name) => {
    const bus = new EventBus();
    const hear = vi.fn();
    bus.on('notification', hear);
    bus.receive(name, note);
    expect(hear).toHaveBeenCalledWith(note);
  });

  it.each(['sendMessage', '.sendMessage', 'App\\Events\\sendMessage'])('%s is a message [RT-01]', (name) => {
    const bus = new EventBus();
    const hear = vi.fn();
    const message = {
      ...{
        id: 1,
        dialog_id: 2,
        sender_id: 3,
        recipient_id: 4,
        content: 'Привет',
        type: 'text',
        status: 'sent',
      },
      created_at: '2026-01-01T00:00:00.000Z',
    };
    bus.on('messageSent', hear);
    bus.receive(name, { message });
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('that nobody knows are passed over, and payloads that do not fit are told and dropped', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bus = new EventBus();
    const hear = vi.fn();
    bus.on('messageSent', hear);
    bus.receive('somethingElse', {});
    expect(error).not.toHaveBeenCalled();
    bus.receive('sendMessage', { message: { id: 'x' } });
    expect(error).toHaveBeenCalledTimes(1);
    expect(hear).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('of a class are a note in words alone [RT-07]', () => {
    const bus = new EventBus();
    const hear = vi.fn();
    bus.on('notification', hear);
    bus.receive('App\\Events\\BroadcastNotificationCreated', {
      type: 'App\\Notifications\\Hello',
      content: 'x',
    });
    expect(hear).toHaveBeenCalledWith({ type: 'info', content: 'x' });
  });
});
