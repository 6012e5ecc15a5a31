import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { array, string } from 'valibot';
import { parserOf } from '../contracts';
import { storedValue } from './storedValue';

const KEY = 'item-collect';
const ids = () => storedValue(KEY, parserOf(array(string())), []);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a stored value', () => {
  it('starts with its initial value, also if the stored one is invalid', () => {
    expect(ids().read()).toEqual([]);
    for (const text of ['{', 'null', '{"a":1}', '[1]']) {
      localStorage.setItem(KEY, text);
      expect(ids().read()).toEqual([]);
    }
  });

  it('is stored as JSON and is the same object until it changes', () => {
    const storedIds = ids();
    storedIds.write(['7']);
    expect(localStorage.getItem(KEY)).toBe('["7"]');
    expect(storedIds.read()).toBe(storedIds.read());
    expect(ids().read()).toEqual(['7']);
  });

  it('updates all components and follows other tabs', () => {
    const storedIds = ids();
    const Shown = () => <p>{storedIds.use().join(' ')}</p>;
    render(<Shown />);
    act(() => storedIds.write(['a', 'b']));
    expect(screen.getByText('a b')).toBeInTheDocument();
    act(() => {
      localStorage.setItem(KEY, '["c"]');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(screen.getByText('c')).toBeInTheDocument();
  });

  it('lasts for the page view if storage is blocked [SHELL-17]', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const storedIds = ids();
    const Shown = () => <p>{storedIds.use().join(' ')}</p>;
    render(<Shown />);
    act(() => storedIds.write(['a', 'b']));
    expect(screen.getByText('a b')).toBeInTheDocument();
  });

  it('has its initial value on the server', () => {
    localStorage.setItem(KEY, '["a"]');
    const storedIds = ids();
    const Shown = () => <p>{storedIds.use().length}</p>;
    expect(renderToString(<Shown />)).toBe('<p>0</p>');
  });
});
