import { createQueue, createWindow, PACKET, physicalLimit, sendingTime } from './line';

const fourG = { roundTrip: 150, down: 1600, up: 750 };

describe('the queue of a line', () => {
  it('sends at its rate: 1.6 Mbit/s are 200 bytes a millisecond', () => {
    expect(sendingTime(2000, fourG.down)).toBe(10);
  });

  it('sends bytes of all connections one after the other', () => {
    const queue = createQueue(fourG.down);
    expect([queue(100, 2000), queue(100, 2000), queue(105, 200)]).toEqual([110, 120, 121]);
  });

  it('sends no faster after a pause', () => {
    const queue = createQueue(fourG.down);
    queue(0, 2000);
    expect(queue(500, 2000)).toBe(510);
  });
});

describe('the window of a connection', () => {
  it('has room for twice as many packets after a round trip', () => {
    const window = createWindow();
    const fill = (): number => {
      let packets = 0;
      for (; window.hasRoom(PACKET); packets += 1) window.markSent(PACKET);
      return packets;
    };
    const first = fill();
    for (let packet = 0; packet < first; packet += 1) window.markAcknowledged(PACKET);
    expect([first, fill()]).toEqual([10, 20]);
  });

  it('never has room for more than 64 KB', () => {
    const window = createWindow();
    for (let packet = 0; packet < 200; packet += 1) {
      window.markSent(PACKET);
      window.markAcknowledged(PACKET);
    }
    expect([window.hasRoom(65_536), window.hasRoom(65_537)]).toEqual([true, false]);
  });
});

it('the physical limit is three round trips and the sending of the HTML', () => {
  expect(physicalLimit(fourG, 14_000)).toBe(450 + 70);
});
