import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite';
import { Gallery } from './Gallery';
import { isVideo } from './media';

const pictures = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/media/cars/picture-${String(index + 1)}.svg`);

const thumbnails = () => within(screen.getByRole('list', { name: 'All pictures' }));
const shown = () => screen.getByRole('status').textContent;

describe('a gallery', () => {
  it('moves between both ends by buttons, arrow keys and thumbnails', async () => {
    const user = userEvent.setup();
    renderSite(<Gallery name="BYD Seal" media={pictures(8)} />);
    expect(shown()).toContain('1 of 8');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toContain('1 of 8');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toContain('2 of 8');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toContain('3 of 8');
    await user.click(thumbnails().getByRole('link', { name: 'Picture 8' }));
    expect(shown()).toContain('8 of 8');
    expect(thumbnails().getByRole('link', { current: true })).toHaveAccessibleName('Picture 8');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toContain('8 of 8');
  });

  it('labels drawings, not photographs', async () => {
    const user = userEvent.setup();
    renderSite(<Gallery name="BYD Seal" media={[...pictures(1), 'https://photos.example/1.jpg']} />);
    expect(screen.getByText('Drawing, not this car')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('Drawing, not this car')).not.toBeInTheDocument();
  });

  it('leaves the arrow keys to a focused video', () => {
    renderSite(<Gallery name="BYD Seal" media={['/media/videos/vehicle.MP4?v=2', ...pictures(2)]} />);
    fireEvent.keyDown(screen.getByLabelText('Video of BYD Seal'), { key: 'ArrowRight' });
    expect(shown()).toContain('1 of 3');
  });

  it('offers a download of a video that the browser cannot play', () => {
    renderSite(<Gallery name="BYD Seal" media={['/media/videos/vehicle.avi']} />);
    fireEvent.error(screen.getByLabelText('Video of BYD Seal'));
    expect(screen.getByRole('link', { name: 'Download the video' })).toHaveAttribute(
      'href',
      '/media/videos/vehicle.avi',
    );
  });

  it('works without scripts by links to slides and pictures', () => {
    renderSite(<Gallery name="BYD Seal" media={pictures(3)} />);
    const target = thumbnails().getByRole('link', { name: 'Picture 3' }).getAttribute('href') ?? '';
    const slide = document.getElementById(target.slice(1));
    expect(slide?.querySelector('img')).toHaveAttribute('alt', 'BYD Seal, picture 3');
    expect(slide?.querySelector('a')).toHaveAttribute('href', pictures(3)[2]);
  });

  it('shows a drawing without pictures', () => {
    renderSite(<Gallery name="BYD Seal" media={[]} />);
    expect(screen.getByText('BYD Seal')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows no controls but full screen for one picture', () => {
    renderSite(<Gallery name="Kia Optima" media={pictures(1)} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Full screen']);
    expect(screen.queryByRole('list', { name: 'All pictures' })).not.toBeInTheDocument();
  });
});

it.each([
  ['/a.mp4', true],
  ['/a.MoV?token=1', true],
  ['/a.avi#t=10', true],
  ['https://example.ge/a.wmv', true],
  ['/a.mkv', true],
  ['/a.svg?file=a.mp4', false],
  ['/mp4', false],
])('%s is a video: %s [DET-1]', (address, expected) => {
  expect(isVideo(address)).toBe(expected);
});
