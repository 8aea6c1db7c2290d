"""A Ray cluster of two nodes on this machine, in a process of its own: prints what came out."""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludolith.arena import tournament
from ludolith.arena.ray_backend import OnRay
from ludolith.arena.study import plan_of, study

PLAN = tournament.plan_of("diamant", 4, 8, ("strong", "casual"), seed=3)
STUDY = plan_of("diamant", 4, 20, seed=2, bot_names=("steady",))


def work(task: tuple[str, tournament.Batch]) -> list[tournament.Row]:
    """Play a batch; the worker of the second deal is killed once."""
    mark, batch = task
    if batch.first_deal == 1 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return tournament.play_batch(batch)


def main(mark: str) -> None:
    ray: Any = import_module("ray")
    cluster_utils: Any = import_module("ray.cluster_utils")
    head = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    try:
        backend = OnRay(cluster.address)
        tasks = [(mark, batch) for batch in tournament.batches(PLAN, set())]
        done = dict(backend.run(work, tasks))
        rows = [row for number in sorted(done) for row in done[number]]
        statistics = study(STUDY, backend)
        found = {
            "nodes": len(ray.nodes()),
            "rows": [[row.contest, row.deal, row.seating, row.scores] for row in rows],
            "study": [[each.name, each.mean, each.deviation] for each in statistics],
        }
    finally:
        ray.shutdown()
        cluster.shutdown()
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
