import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup } from './ChipGroup';
import { Segmented } from './Segmented';
import { Select } from '../fields';
import { Tabs } from './Tabs';

const choices = [
  { value: 'all', text: 'All' },
  { value: 'byd', text: 'BYD' },
  { value: 'vw', text: 'Volkswagen' },
] as const;

function Brands({ as: Group }: { as: typeof ChipGroup | typeof Segmented }) {
  const [value, setValue] = useState<'all' | 'byd' | 'vw'>('all');
  return <Group label="Brand" choices={choices} value={value} onChange={setValue} />;
}

describe.each([
  ['ChipGroup', ChipGroup],
  ['Segmented', Segmented],
] as const)('%s', (_name, group) => {
  it('chooses with the arrow keys and is one tab stop [SHELL-20]', async () => {
    render(<Brands as={group} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'BYD' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Volkswagen' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Brand' })).toBeInTheDocument();
  });
});

describe('Tabs', () => {
  function Example() {
    const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
    const items = [
      { id: 'a', text: 'Overview' },
      { id: 'b', text: 'Specifications' },
      { id: 'c', text: 'Photos' },
    ] as const;
    return (
      <Tabs label="Car" items={items} selected={tab} onSelect={setTab}>
        panel {tab}
      </Tabs>
    );
  }

  it('moves with arrows, Home and End and labels its panel [SHELL-20]', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Photos' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Photos' })).toHaveTextContent('panel c');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel c');
  });

  it('leaves Alt and an arrow key to the browser', () => {
    render(<Example />);
    const tab = screen.getByRole('tab', { name: 'Overview' });
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Select', () => {
  it('reports the value and shows its error', async () => {
    const handleChange = jest.fn();
    const options = [
      { value: 'GE', text: 'Georgia' },
      { value: 'AZ', text: 'Azerbaijan' },
    ];
    render(
      <Select
        label="Country"
        value=""
        placeholder="Select country"
        options={options}
        onChange={handleChange}
        error="Required"
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('Required');
    await userEvent.selectOptions(select, 'Azerbaijan');
    expect(handleChange).toHaveBeenCalledWith('AZ');
  });
});
