import { act } from '@testing-library/react';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';
import { MenuIcon } from '../layout/MenuIcon';
import { ThemeSwitch } from '../layout/ThemeSwitch';

jest.mock('../layout/MenuIcon', () => ({ MenuIcon: jest.fn(() => null) }));
jest.mock('../layout/ThemeSwitch', () => ({ ThemeSwitch: jest.fn(() => null) }));

const names = ['market', 'ranking', 'account', 'viewer'];
const manifest = manifestOf(
  names.map((name) => remoteOf(name)),
  {
    menuEntries: names.map((id, order) => ({ id, path: `/${id}`, text: id, icon: id, group: 'market', order })),
  },
);

it('renders no header and only two menu entries again for a navigation [PERF-10]', async () => {
  const { router } = await renderSite('/market', manifest, sourceOf(names.map((name) => moduleOf(name))).source);
  jest.mocked(ThemeSwitch).mockClear();
  jest.mocked(MenuIcon).mockClear();
  await act(() => router.navigate('/ranking'));
  expect(ThemeSwitch).not.toHaveBeenCalled();
  expect(jest.mocked(MenuIcon).mock.calls.map(([{ icon }]) => icon)).toEqual(['market', 'ranking']);
});
