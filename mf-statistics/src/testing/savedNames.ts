import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFiles } from '@caravan/shared/testing';

/** Saves the figures of every chart on the page and returns the file names in order. */
export const savedNames = async (): Promise<string[]> => {
  const user = userEvent.setup();
  const files = watchFiles();
  const figures = screen.getAllByRole('figure');
  for (const [index, figure] of figures.entries()) {
    await user.click(within(figure).getByText('Save'));
    await user.click(within(figure).getByRole('button', { name: 'Figures (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(index + 1));
  }
  return files.map(({ name }) => name);
};
