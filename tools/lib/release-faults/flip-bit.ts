/** Flips one bit in the middle. */
export function flipBit(content: Buffer): Buffer {
  const middle = content.length >> 1;
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
  return content;
}
