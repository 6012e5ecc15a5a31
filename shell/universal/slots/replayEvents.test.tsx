import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { holdPresses, replayEvents, type EarlyEvent } from './replayEvents';

/** Every kind of control, and a list of its values. */
const Filters = () => {
  const [count, setCount] = useState(0);
  const [fuel, setFuel] = useState('any');
  const [isNew, setNew] = useState(false);
  const [unit, setUnit] = useState('week');
  return (
    <form>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        <b>More</b>
      </button>
      <select aria-label="Fuel" value={fuel} onChange={({ target }) => setFuel(target.value)}>
        <option>any</option>
        <option>electric</option>
      </select>
      <input type="checkbox" aria-label="New" checked={isNew} onChange={({ target }) => setNew(target.checked)} />
      {['week', 'month'].map((each) => (
        <input
          key={each}
          type="radio"
          name="unit"
          aria-label={each}
          checked={unit === each}
          onChange={() => setUnit(each)}
        />
      ))}
      <output>{[count, fuel, isNew, unit].join()}</output>
    </form>
  );
};

const filters = (
  <Suspense fallback={null}>
    <Filters />
  </Suspense>
);

const statusText = () => screen.getByRole('status').textContent;

const pressEach = async (): Promise<void> => {
  await userEvent.click(screen.getByText('More'));
  await userEvent.selectOptions(screen.getByLabelText('Fuel'), 'electric');
  await userEvent.click(screen.getByLabelText('New'));
  await userEvent.click(screen.getByLabelText('month'));
  await userEvent.click(screen.getByText('More'));
};

/** The server's HTML. */
const addServerHtml = (html: string): HTMLElement => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
};

afterEach(() => document.body.replaceChildren());

it.each([
  ['of a page', <Filters key="" />],
  ['of a part that is not hydrated yet', filters],
])('replays clicks and changes %s that came before all code [PERF-8]', async (_which, view) => {
  const container = addServerHtml(renderToString(view));
  const recorded: EarlyEvent[] = [];
  for (const type of ['click', 'change'])
    container.addEventListener(type, ({ target }) => {
      const { value, checked } = target instanceof HTMLInputElement ? target : { value: undefined, checked: undefined };
      recorded.push({ type, target, checked, value: target instanceof HTMLSelectElement ? target.value : value });
    });
  await pressEach();
  expect(statusText()).toBe('0,any,false,week');
  const events = [...recorded];
  act(() => {
    render(view, { container, hydrate: true });
    replayEvents(events);
  });
  expect(statusText()).toBe('2,electric,true,month');
});

it('replays each event in a lazy widget once, and handles later ones [PERF-8]', async () => {
  const container = addServerHtml(renderToString(<div>{filters}</div>));
  const presses = holdPresses();
  let arrive: (module: { default: ComponentType }) => void = () => undefined;
  const LazyFilters = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const HydratedFilters = () => {
    useLayoutEffect(() => presses.take(), []);
    return <Filters />;
  };
  const lazyPart = (
    <div ref={presses.note}>
      <Suspense fallback={null}>
        <LazyFilters />
      </Suspense>
    </div>
  );
  render(lazyPart, { container, hydrate: true });
  await pressEach();
  expect(statusText()).toBe('0,any,false,week');
  await act(async () => {
    arrive({ default: HydratedFilters });
    await Promise.resolve();
    screen.getByText('More').click();
  });
  await waitFor(() => expect(statusText()).toBe('3,electric,true,month'));
});
