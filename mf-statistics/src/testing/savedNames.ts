import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Saves the figures of every chart on the page and returns the file names in order. */
export const savedNames = async (): Promise<string[]> => {
  const user = userEvent.setup();
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const figures = screen.getAllByRole('figure');
  for (const [index, figure] of figures.entries()) {
    await user.click(within(figure).getByText('Save'));
    await user.click(within(figure).getByRole('button', { name: 'Figures (CSV)' }));
    await waitFor(() => expect(names).toHaveLength(index + 1));
  }
  click.mockRestore();
  return names;
};
