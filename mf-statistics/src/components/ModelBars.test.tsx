import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFiles } from '@caravan/shared/testing';
import { modelView } from '../api/modelView';
import { renderPart } from '../testing/renderPart';
import { savedText } from '../testing/savedText';
import { ModelBars } from './ModelBars';

const analysis = {
  modelId: 'toyota-prius',
  modelName: 'Toyota Prius',
  timeRange: '2026-10',
  priceList: [
    { name: 'cheap', value: 2_999, value2: 100 },
    { name: 'dear', value: 1, value2: 0 },
    { name: 'dearest', value: 0, value2: 0 },
  ],
  priceText: '',
  runList: [],
  runText: '',
  yearList: [],
  yearText: '',
};
const view = modelView('month', analysis.modelId, new URLSearchParams(), '2026-11-22');

it('saves a share below the shown ones, not zero [SAL-9]', async () => {
  const files = watchFiles();
  renderPart(<ModelBars chart="by-price" analysis={analysis} view={view} />);
  expect(screen.getByText('<0.1%')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Save'));
  await userEvent.click(screen.getByRole('button', { name: 'Figures (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [table] = await Promise.all(files.map(({ content }) => savedText(content)));
  expect(table).toContain('cheap,2999,1\r\ndear,1,0.0003\r\ndearest,0,0\r\n');
});
