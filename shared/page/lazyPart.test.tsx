import { act, render, screen } from '@testing-library/react';
import { SiteContext, type Site } from '../site';
import { testSite } from '../testing';
import { lazyPart, prepareParts } from '../page/lazyPart';

const Text = ({ text }: { readonly text: string }) => <p>{text}</p>;

const shownWith = (site: Partial<Site>, part: ReturnType<typeof lazyPart<{ readonly text: string }>>) => {
  const Part = part;
  return render(
    <SiteContext value={testSite(site)}>
      <Part text="filters" />
    </SiteContext>,
  );
};

describe('lazyPart', () => {
  it('loads a part when it renders and replays its queued events [PERF-8]', async () => {
    let arrive: (view: typeof Text) => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof Text>((resolve) => (arrive = resolve)));
    const held = { note: jest.fn(() => () => undefined), take: jest.fn() };
    const part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    shownWith({ holdPresses: () => held }, part);
    expect(held.note).toHaveBeenCalled();
    expect(held.take).not.toHaveBeenCalled();
    await act(async () => arrive(Text));
    expect(screen.getByText('filters')).toBeInTheDocument();
    expect(held.take).toHaveBeenCalledTimes(1);
  });

  it('renders a prepared part at once without an event queue', async () => {
    const part = lazyPart(async () => Text);
    await prepareParts([part, lazyPart(() => Promise.reject(new Error('gone')))]);
    const holdPresses = jest.fn();
    shownWith({ holdPresses }, part);
    expect(screen.getByText('filters')).toBeInTheDocument();
    expect(holdPresses).not.toHaveBeenCalled();
  });
});
