import { expect, test } from 'vitest';
import { dominantColor } from './dominant-color.ts';

const GREY = [128, 128, 128, 255];
const TEAL = [20, 140, 130, 255];
const CLEAR = [255, 0, 0, 20];
const times = (count: number, pixel: readonly number[]) => Array.from({ length: count }, () => pixel).flat();

test('the colour of the largest area is taken', () => {
  expect(dominantColor([...times(10, TEAL), ...times(3, [200, 30, 30, 255])])).toBe('148c82');
});

test('a vivid colour wins over a somewhat larger grey, and loses to a much larger one', () => {
  expect(dominantColor([...times(15, GREY), ...times(10, TEAL)])).toBe('148c82');
  expect(dominantColor([...times(90, GREY), ...times(10, TEAL)])).toBe('808080');
});

test('shades that are nearly alike are one area, and their mean is taken', () => {
  expect(dominantColor([...times(5, [16, 130, 130, 255]), ...times(5, [24, 130, 130, 255])])).toMatch(
    /^148282$/,
  );
});

test('transparent pixels do not count, and a picture of nothing else has no colour', () => {
  expect(dominantColor([...times(50, CLEAR), ...times(2, GREY)])).toBe('808080');
  expect(dominantColor(times(4, CLEAR))).toBeNull();
  expect(dominantColor([])).toBeNull();
});
