import { describe, expect, it, vi } from 'vitest';
import { adoptChild } from './adoptChild';

const event = (isStopped = false) => ({ isPropagationStopped: () => isStopped }) as never;

describe('adoptChild [C1]', () => {
  it('takes element, props and content of the child and joins class and style', () => {
    const child = (
      <a href="/likes" className="own" style={{ color: 'red' }}>
        Likes
      </a>
    );
    const { content, props } = adoptChild(child, { className: 'root', style: { margin: 0 } });
    expect(content).toBe('Likes');
    expect(props).toMatchObject({
      as: 'a',
      href: '/likes',
      className: 'root own',
      style: { margin: 0, color: 'red' },
    });
  });

  it('runs both handlers, and only the root’s when it swallowed the press', () => {
    const own = vi.fn();
    const swallow = vi.fn();
    const { props } = adoptChild(<a onClick={own}>x</a>, { onClick: swallow });
    const { onClick } = props as unknown as { onClick: (event: never) => void };
    onClick(event());
    onClick(event(true));
    expect([swallow.mock.calls.length, own.mock.calls.length]).toEqual([2, 1]);
  });

  it('refuses more than one child', () => {
    expect(() => adoptChild([<a key="1" />, <a key="2" />])).toThrow();
  });
});
