import { screen } from '@testing-library/react';
import { metaOf } from '@caravan/shared/testing';
import { modelCharts } from '../../testing/embedded';
import { model } from '../../testing/model';
import { openPage } from '../../testing/openPart';
import { texts } from '../../testing/texts';
import { page } from './EmbedModelPage';

const open = (chart: string, id = 'toyota-prius', lang: 'en' | 'ge' = 'en', search = '') =>
  openPage(page, `/embed/model/week/${id}/${chart}${search}`, { answer: model, lang, site: { framed: true } });

describe('a chart of a model in a frame', () => {
  it.each(modelCharts)('is the only one on its page, below the model’s name: %s [SAL-7]', async (chart, name, call) => {
    const { calls, initialCount, state } = await open(chart);
    expect(calls).toMatchObject([{ call, parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } }]);
    expect(calls).toHaveLength(initialCount);
    expect(screen.getAllByRole('figure')).toEqual([screen.getByRole('figure', { name })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
    const params = { type: 'week', id: 'toyota-prius', chart };
    expect(metaOf(page, 'statistics', texts.en, { params, state: state() })).toEqual({ title: 'Toyota Prius' });
  });

  it('links to the page of the model in its language [SAL-7]', async () => {
    await open('price', 'toyota-prius', 'ge');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sales/detail/week/toyota-prius?lang=ge');
  });

  it('reports invalid parameters [SAL-7]', async () => {
    await open('by-year', 'toyota-prius', 'ge', '?month=2999-01');
    expect(
      screen.getByText('მისამართში მითითებულ თვეზე მონაცემები არ არის. ნაჩვენებია უახლოესი პერიოდი: 9–15 ნოე 2026.'),
    ).toBeVisible();
  });

  it.each(['sales', 'by-year'])('answers 404 for an unknown model: %s', async (chart) => {
    await expect(open(chart, 'nothing')).rejects.toMatchObject({ status: 404 });
  });
});
