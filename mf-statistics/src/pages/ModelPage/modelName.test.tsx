import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translateBy, type Answer } from '@caravan/shared/testing';
import { model } from '../../testing/model';
import { openPage } from '../../testing/openPart';
import { texts } from '../../testing/texts';
import { page } from './ModelPage';

const open = (id: string, answer: Answer) => openPage(page, `/sales/detail/week/${id}`, { answer });

describe('the name of a model', () => {
  it('stays while other figures of the model load', async () => {
    const never = new Promise(() => {});
    // It is not among the hot models.
    await open('toyota-prius', (call, parameter) =>
      call === 'hotModelList' ? [] : parameter['type'] === 1 ? never : model(call, parameter),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Monthly' }));
    await waitFor(() => expect(screen.getAllByText('Loading…')).not.toHaveLength(0));
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeInTheDocument();
  });

  it('is not shown above the figures of another model [PMS-1]', async () => {
    const never = new Promise(() => {});
    await open('toyota-prius', (call, parameter) =>
      parameter['modelId'] === 'toyota-camry' ? never : model(call, parameter),
    );
    expect(screen.getAllByRole('figure')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Toyota Camry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Toyota Camry' })).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('is that of the hot model if its figures did not load', async () => {
    const { state } = await open('toyota-camry', (call, parameter) =>
      call === 'salePriceTrends' ? undefined : model(call, parameter),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Camry' })).toBeInTheDocument();
    const meta = page.meta({
      params: { type: 'week', id: 'toyota-camry' },
      url: new URL('http://site.test/sales/detail/week/toyota-camry'),
      setting: { lang: 'en', currency: 'USD', country: 'georgia', today: '2026-11-22' },
      state: state(),
      t: translateBy(texts.en),
    });
    expect(meta).toEqual({
      title: 'Toyota Camry: sales and price in Georgia',
      heading: 'Toyota Camry',
      name: 'Toyota Camry',
      canonicalSearch: '',
    });
  });
});
