"""Installs a package into the virtual environment of a folder, and creates that first. Two runs at once wait for each other."""
import fcntl
import os
import subprocess
import sys

home, package, module = sys.argv[1:]
python = os.path.join(home, "bin/python")
os.makedirs(home, exist_ok=True)
with open(os.path.join(home, "lock"), "w") as lock:
    fcntl.flock(lock, fcntl.LOCK_EX)
    has = os.path.exists(python) and not subprocess.run([python, "-c", f"import {module}"], stderr=subprocess.DEVNULL).returncode
    if not has:
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", package], check=True)
