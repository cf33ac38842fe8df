"""
Purpose: connects two network namespaces as slow 4G does: 150 ms for a round trip, 1.6 Mbit/s down, and
  750 kbit/s up. TCP in each is the kernel's, so its slow start is real.
Usage: python3 link.py READER SERVER (as root; ends and removes both namespaces when standard input closes)
  READER gets the address 10.99.0.2 and SERVER 10.99.0.1. Prints `ready`.
Exit code: 1 if there are no network namespaces or no virtual network devices.
"""

import collections
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

ONE_WAY_SECONDS = 0.075
DOWN_BITS_PER_SECOND = 1_638_400
UP_BITS_PER_SECOND = 768_000

# From linux/if_tun.h: IFF_TUN and IFF_NO_PI
TUNSETIFF = 0x400454CA
TUN_WITHOUT_HEADER = 0x1001

LARGER_THAN_A_PACKET = 65536


class Direction:
    """Delivers packets in their order, each after the time it needs on the line."""

    def __init__(self, target, bits_per_second):
        self.target = target
        self.bits_per_second = bits_per_second
        self.line_is_free_at = 0.0
        self.packets = collections.deque()

    def receive(self, packet):
        start = max(time.monotonic(), self.line_is_free_at)
        self.line_is_free_at = start + len(packet) * 8 / self.bits_per_second
        self.packets.append((self.line_is_free_at + ONE_WAY_SECONDS, packet))

    def deliver(self):
        while self.packets and self.packets[0][0] <= time.monotonic():
            os.write(self.target, self.packets.popleft()[1])


def device(namespace, address):
    """Creates a namespace with a device. Returns the file that has the packets it sends."""
    file = os.open("/dev/net/tun", os.O_RDWR)
    subprocess.run(["ip", "netns", "add", namespace], check=True)
    fcntl.ioctl(file, TUNSETIFF, struct.pack("16sH", b"slow4g", TUN_WITHOUT_HEADER))
    inside = f"ip -n {namespace}"
    for command in (
        f"ip link set slow4g netns {namespace}",
        f"{inside} address add {address} dev slow4g",
        f"{inside} link set slow4g up",
        f"{inside} link set lo up",
        # Otherwise a connection starts with what the kernel knows from earlier ones.
        f"ip netns exec {namespace} sysctl --quiet --write net.ipv4.tcp_no_metrics_save=1",
    ):
        subprocess.run(command.split(), check=True)
    return file


def pass_packets(reader, server):
    directions = {
        server: Direction(reader, DOWN_BITS_PER_SECOND),
        reader: Direction(server, UP_BITS_PER_SECOND),
    }
    while True:
        due = [line.packets[0][0] for line in directions.values() if line.packets]
        timeout = max(0, min(due) - time.monotonic()) if due else None
        readable, _, _ = select.select([*directions, sys.stdin], [], [], timeout)
        if sys.stdin in readable:
            return
        for file in readable:
            directions[file].receive(os.read(file, LARGER_THAN_A_PACKET))
        for line in directions.values():
            line.deliver()


reader, server = sys.argv[1:]
try:
    files = device(reader, "10.99.0.2/30"), device(server, "10.99.0.1/30")
    print("ready", flush=True)
    pass_packets(*files)
finally:
    for namespace in reader, server:
        subprocess.run(["ip", "netns", "delete", namespace], check=False)
