import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, type TariffEntry } from '@caravan/shared/contracts/calls';
import { refused, type Answer } from '@caravan/shared/testing';
import { adminToken, someEffect, someTariffs } from '../../testing/dashboard';
import { cellsOf, clearStorage, enterWith } from '../../testing/openDashboard';

beforeEach(clearStorage);

const [pendingTariff, activeTariff] = someTariffs;

const openTariffs = async (override: Answer = () => undefined, lang: 'en' | 'ge' = 'en') => {
  const opened = await enterWith(override, lang);
  return { ...opened, table: await screen.findByRole('table', { name: /^(Customs tariffs|საბაჟო ტარიფები)$/ }) };
};

const review = async (version: number): Promise<HTMLElement> => {
  const name = `Effect and approval: Georgia, from 2 Apr 2026 (Version ${String(version)})`;
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Georgia, from 2 Apr 2026' });
};

const key = { username: 'admin', password: adminToken, id: 'georgia-2026', revision: 2 };

describe('the customs tariffs of the dashboard', () => {
  it('show their state, approvals, rules, author and sources', async () => {
    const { table, calls } = await openTariffs();
    const rows = cellsOf(table);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['Georgia, from 2 Apr 2026Version 2', 'Waits for 2 approvals', 'None yet', '12 confirmed, 3 assumed'],
      ['Georgia, from 2 Apr 2026Version 1', 'Counts', 'Nino, 1 Apr 2026Levan, 2 Apr 2026', '12 confirmed, 3 assumed'],
    ]);
    expect(rows[0]?.[4]).toBe('Maka2 sourcesLaw, 2026-03Report, 2026: no address');
    expect(within(table).getByRole('link', { name: 'Law', hidden: true })).toHaveAttribute(
      'href',
      'https://law.example/1',
    );
    expect(calls.find(({ call }) => call === 'list')?.parameter).toEqual({ username: 'admin', password: adminToken });
  });

  it.each([
    [{ missing: 1 }, 'Waits for 1 approval'],
    [{ missing: 0, validFrom: '2027-01-01' }, 'Counts from 1 Jan 2027'],
    [{ missing: 0, validTo: '2026-11-21' }, 'Expired'],
    [{ missing: 0 }, 'Replaced by a newer tariff'],
  ])('say the state in words: %j', async (change, text) => {
    const { table } = await openTariffs((call) => (call === 'list' ? [{ ...pendingTariff, ...change }] : undefined));
    expect(cellsOf(table)[0]?.[1]).toBe(text);
  });

  it('show the effect on the catalogue before they are approved', async () => {
    const { calls } = await openTariffs();
    const dialog = await review(2);
    expect(await within(dialog).findByText(/declared at customs on 21 Jan 2027/)).toBeInTheDocument();
    const facts = within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent ?? ''}`);
    expect(facts).toEqual([
      'Cars in the catalogue: 1,500',
      'With another price: 320',
      'Median of the changes: +$240',
      'Middle half of the changes: −$120 … +$800',
      'Largest change: +$2,450',
      'Can be imported, too old before: 7',
    ]);
    expect(calls.at(-1)).toEqual({ call: 'effect', parameter: key });
  });

  it('cannot be approved while their effect is unknown', async () => {
    await openTariffs((call) => (call === 'effect' ? Promise.resolve() : undefined));
    const dialog = await review(2);
    expect(await within(dialog).findByText('The effect on the catalogue did not load')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('end at the login if the session has ended [DSH-1]', async () => {
    await openTariffs((call) => (call === 'effect' ? refused(errorCodes.wrongAdmin, 'Log in again.') : undefined));
    await userEvent.click(screen.getByRole('button', { name: /from 2 Apr 2026 \(Version 2\)$/ }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('say that nothing changes', async () => {
    const nothing = { ...someEffect, changed: 0, quartiles: null, largest: null, importable: 0 };
    await openTariffs((call) => (call === 'effect' ? nothing : undefined));
    const dialog = await review(2);
    expect(await within(dialog).findByText('It changes nothing for the cars of the catalogue.')).toBeInTheDocument();
  });

  it('are approved by name and loaded again', async () => {
    const approved = { ...pendingTariff, approvals: [{ name: 'admin', day: '2026-11-22' }], missing: 1 };
    let list: readonly TariffEntry[] = someTariffs;
    const { calls, table } = await openTariffs((call) => {
      if (call === 'list') return list;
      if (call !== 'approve') return undefined;
      list = [approved, activeTariff];
      return {};
    });
    await userEvent.click(await within(await review(2)).findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ call }) => call === 'approve')?.parameter).toEqual(key);
    await waitFor(() => expect(cellsOf(table)[0]?.[1]).toBe('Waits for 1 approval'));
    const dialog = await review(2);
    expect(within(dialog).getByText(/Another admin must approve it too/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Take my approval back' })).toBeInTheDocument();
  });

  it('show why an approval was refused', async () => {
    const reason = 'You have already approved this tariff.';
    await openTariffs((call) => (call === 'approve' ? refused(errorCodes.approvedBefore, reason) : undefined));
    const dialog = await review(2);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(reason));
  });

  it('let admins take their own approval back', async () => {
    const approvedByAdmin = {
      ...activeTariff,
      approvals: [{ name: 'admin', day: '2026-04-01' }, ...activeTariff.approvals.slice(1)],
    };
    const { calls } = await openTariffs((call) => {
      if (call === 'list') return [pendingTariff, approvedByAdmin];
      return call === 'withdraw' ? {} : undefined;
    });
    await userEvent.click(within(await review(1)).getByRole('button', { name: 'Take my approval back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ call }) => call === 'withdraw')?.parameter).toEqual({ ...key, revision: 1 });
  });

  it('are in Georgian', async () => {
    const { table } = await openTariffs(undefined, 'ge');
    expect(cellsOf(table)[0]?.slice(0, 3)).toEqual([
      'საქართველო, 2 აპრ 2026-დანვერსია 2',
      'ელოდება 2 დამტკიცებას',
      'ჯერ არ არის',
    ]);
  });
});
