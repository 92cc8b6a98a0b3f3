import { BlockList, isIP } from 'node:net';
// The Android app reads the same list.
import NOT_PUBLIC from '../../shells/not-public.json' with { type: 'json' };

type Family = 'ipv4' | 'ipv6';

// One list for each family: Node also holds an IPv4 address against IPv6 ranges, where all of them are in ::/3.
const notPublic = { ipv4: blockList('ipv4'), ipv6: blockList('ipv6') };

/** Whether an IP address is one of the public internet: not of this computer, not of a local network, not reserved. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  return family !== null && !notPublic[family].check(address, family);
}

function blockList(family: Family): BlockList {
  const list = new BlockList();
  for (const { range } of NOT_PUBLIC) {
    const [network = '', bits = ''] = range.split('/');
    if (familyOf(network) === family) list.addSubnet(network, Number(bits), family);
  }
  return list;
}

function familyOf(address: string): Family | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
