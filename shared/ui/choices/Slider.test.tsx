import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Slider, type SliderValue } from './Slider';

const onChange = jest.fn<void, [SliderValue]>();

const props = {
  label: 'Price',
  kind: 'slider with two handles',
  handles: { from: 'Lowest price', to: 'Highest price' },
  max: 100,
  formatValue: (price: number) => `${price} thousand`,
  formatRange: ({ from, to }: SliderValue) => `${from} to ${to}`,
  onChange,
};

const Price = ({ first }: { first: SliderValue }) => {
  const [value, setValue] = useState(first);
  const change = (rested: SliderValue): void => {
    onChange(rested);
    setValue({ ...rested });
  };
  return (
    <>
      <Slider {...props} value={value} onChange={change} />
      <button type="button" onClick={() => setValue({ from: 0, to: 100 })}>
        Clear
      </button>
    </>
  );
};

const handle = (name: string): HTMLElement => screen.getByRole('slider', { name });
const move = (name: string, value: number) => fireEvent.change(handle(name), { target: { value } });
const text = (): string => screen.getByText(/ to /).textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const letHandlesRest = (): void =>
  act(() => {
    jest.runOnlyPendingTimers();
  });

describe('a slider with two handles', () => {
  it('is a named group with named handles and values [RNK-4]', () => {
    render(<Price first={{ from: 2, to: 40 }} />);
    expect(screen.getByRole('group', { name: 'Price' })).toHaveAttribute(
      'aria-roledescription',
      'slider with two handles',
    );
    expect(handle('Lowest price')).toHaveAttribute('aria-valuetext', '2 thousand');
    expect(handle('Highest price')).toHaveAttribute('aria-valuetext', '40 thousand');
  });

  it('shows each move at once and reports once when the handles rest', () => {
    render(<Price first={{ from: 0, to: 100 }} />);
    for (const value of [1, 2, 3]) move('Lowest price', value);
    expect(text()).toBe('3 to 100');
    expect(onChange).not.toHaveBeenCalled();
    letHandlesRest();
    expect(onChange.mock.calls).toEqual([[{ from: 3, to: 100 }]]);
    letHandlesRest();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  describe('with a press on its track', () => {
    const press = (share: number, type: 'pointerdown' | 'pointermove' | 'pointerup' = 'pointerdown'): void => {
      const track = screen.getByRole('group', { name: 'Price' }).querySelector('svg');
      const frame = track?.parentElement;
      if (!track || !frame) throw new Error('the slider has no track');
      jest.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 4));
      // jsdom has no pointer events with coordinates.
      fireEvent(
        frame,
        new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 100 + share * 200, button: 0 }),
      );
    };

    it.each([
      [0.1, '10 to 80', 'Lowest price'],
      [0.45, '45 to 80', 'Lowest price'],
      [0.6, '20 to 60', 'Highest price'],
      [0.95, '20 to 95', 'Highest price'],
      [1.2, '20 to 100', 'Highest price'],
    ])('at %d of the width moves and focuses the nearer handle', (share, range, name) => {
      render(<Price first={{ from: 20, to: 80 }} />);
      press(share);
      expect(text()).toBe(range);
      expect(handle(name)).toHaveFocus();
    });

    it('follows the pointer until it is released', () => {
      render(<Price first={{ from: 20, to: 80 }} />);
      press(0.3);
      press(0.4, 'pointermove');
      press(0.4, 'pointerup');
      press(0.7, 'pointermove');
      expect(text()).toBe('40 to 80');
      letHandlesRest();
      expect(onChange.mock.calls).toEqual([[{ from: 40, to: 80 }]]);
    });
  });

  it('keeps its handles one step apart', () => {
    render(<Price first={{ from: 20, to: 40 }} />);
    move('Lowest price', 70);
    expect(text()).toBe('39 to 40');
    move('Highest price', 0);
    expect(text()).toBe('39 to 40');
  });

  it('reports at once on blur', () => {
    render(<Price first={{ from: 0, to: 100 }} />);
    move('Highest price', 60);
    fireEvent.blur(handle('Highest price'));
    expect(onChange.mock.calls).toEqual([[{ from: 0, to: 60 }]]);
    letHandlesRest();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('follows the value of the page', () => {
    render(<Price first={{ from: 20, to: 40 }} />);
    move('Lowest price', 30);
    letHandlesRest();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(text()).toBe('0 to 100');
  });

  it('keeps a newer move while the page loads an older one', () => {
    const { rerender } = render(<Slider {...props} value={{ from: 0, to: 100 }} />);
    move('Lowest price', 5);
    letHandlesRest();
    move('Lowest price', 6);
    rerender(<Slider {...props} value={{ from: 5, to: 100 }} />);
    expect(text()).toBe('6 to 100');
    letHandlesRest();
    expect(onChange).toHaveBeenLastCalledWith({ from: 6, to: 100 });
  });

  it('drops a move when the page shows another value', () => {
    const { rerender } = render(<Slider {...props} value={{ from: 0, to: 100 }} />);
    move('Lowest price', 5);
    letHandlesRest();
    rerender(<Slider {...props} value={{ from: 0, to: 100 }} />);
    expect(text()).toBe('0 to 100');
  });

  it('keeps a handle that was moved before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const slider = <Price first={{ from: 2, to: 40 }} />;
    container.innerHTML = renderToString(slider);
    for (const input of container.querySelectorAll('input')) if (input.name === 'from') input.value = '10';
    render(slider, { container, hydrate: true });
    expect(text()).toBe('10 to 40');
    letHandlesRest();
    expect(onChange.mock.calls).toEqual([[{ from: 10, to: 40 }]]);
  });
});
