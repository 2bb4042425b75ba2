import ipaddr from 'ipaddr.js';

/** The block that counts as one client: one IPv4 address, or an IPv6 /64, which one household gets whole. */
export function addressBlock(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const ip = ipaddr.process(bare);
  return ip.kind() === 'ipv4' ? ip.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toString();
}
