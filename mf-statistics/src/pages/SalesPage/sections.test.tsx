import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insertedRules } from '@caravan/shared/testing';
import { market } from '../../testing/market';
import { openSales as open } from '../../testing/openSales';

describe('a section of the sales overview', () => {
  it.each([
    ['downTopStatistic', 4],
    ['monthSoldStatistic', 5],
    ['monthConsumerAnalysis', 5],
  ])('is replaced by "Loading…" while %s is in flight', async (call, otherCount) => {
    const never = new Promise(() => {});
    await open('/sales/list', { answer: (name, ...rest) => (name === call ? never : market(name, ...rest)) });
    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    expect(await screen.findByRole('figure', { name: 'Used cars: sold by month, Georgia' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(otherCount));
    expect(screen.getAllByText('Loading…')).toHaveLength(1);
    expect(screen.queryByRole('figure', { name: /week/ })).not.toBeInTheDocument();
  });

  it.each(['Monthly', 'Azerbaijan'])(
    'shows no figures of the previous choice while others load: %s',
    async (choice) => {
      const never = new Promise(() => {});
      await open('/sales/list', {
        answer: (call, parameter) =>
          parameter['type'] === 1 || parameter['location'] === 'azerbaijan' ? never : market(call, parameter),
      });
      await userEvent.click(screen.getByRole('link', { name: choice }));
      const [trend] = screen.getAllByRole('heading', { level: 2 });
      await waitFor(() => expect(trend?.closest('section')).toHaveTextContent(/^Sales trendLoading…$/));
    },
  );

  it.each([
    ['saleAnalysis', 'The sales figures did not load', 4],
    ['weekDownStatistic', 'The lists of models did not load', 4],
    ['weekSoldStatistic', 'The model years did not load', 5],
    ['weekConsumerAnalysis', 'The price levels did not load', 5],
  ])('reports a failure of %s in its place and loads it on retry', async (call, message, remainingCount) => {
    const server = { down: true };
    await open('/sales/list', {
      answer: (name, ...rest) => (server.down && name === call ? undefined : market(name, ...rest)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Monthly' })).toBeInTheDocument();
    expect(screen.getAllByRole('figure')).toHaveLength(remainingCount);
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(6));
  });

  it('has its large figures in one column where larger text leaves no room for two', async () => {
    await open('/sales/list');
    expect(insertedRules()).toContain('min(100%, (16rem - 100%) * 999)');
  });
});
