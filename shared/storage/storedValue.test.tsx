import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { array, string } from 'valibot';
import { fitting } from '../contracts';
import { storedValue } from './storedValue';

const KEY = 'item-collect';
const ids = () => storedValue(KEY, fitting(array(string())), []);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a value that the browser keeps', () => {
  it('starts as declared, also where something else stands under its key', () => {
    expect(ids().read()).toEqual([]);
    for (const text of ['{', 'null', '{"a":1}', '[1]']) {
      localStorage.setItem(KEY, text);
      expect(ids().read()).toEqual([]);
    }
  });

  it('is kept as JSON, and is the same object until it changes', () => {
    const kept = ids();
    kept.write(['7']);
    expect(localStorage.getItem(KEY)).toBe('["7"]');
    expect(kept.read()).toBe(kept.read());
    expect(ids().read()).toEqual(['7']);
  });

  it('is followed by every part of the page, and changes with other tabs', () => {
    const kept = ids();
    const Shown = () => <p>{kept.use().join(' ')}</p>;
    render(<Shown />);
    act(() => kept.write(['a', 'b']));
    expect(screen.getByText('a b')).toBeInTheDocument();
    act(() => {
      localStorage.setItem(KEY, '["c"]');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(screen.getByText('c')).toBeInTheDocument();
  });

  it('holds for this page view where storage is blocked [SHELL-17]', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const kept = ids();
    const Shown = () => <p>{kept.use().join(' ')}</p>;
    render(<Shown />);
    act(() => kept.write(['a', 'b']));
    expect(screen.getByText('a b')).toBeInTheDocument();
  });

  it('is on the server what it starts with', () => {
    localStorage.setItem(KEY, '["a"]');
    const kept = ids();
    const Shown = () => <p>{kept.use().length}</p>;
    expect(renderToString(<Shown />)).toBe('<p>0</p>');
  });
});
